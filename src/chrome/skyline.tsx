import { css } from '@emotion/react';

/** Riga at night with lit windows, at the end of the page; it grows out of the dark footer. */
export function Skyline() {
  return <img src="/skyline.svg" alt="" width="1600" height="250" loading="lazy" css={skyline} />;
}

const skyline = css`
  width: 100%;
  max-width: none;
  height: clamp(110px, 50px + 15vw, 250px);
  margin-top: clamp(20px, 2vw, 36px);
  object-fit: cover;
  object-position: 50% 100%;
`;
