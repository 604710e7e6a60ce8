import { css } from '@emotion/react';
import { buttonStyles } from '../components/button-styles';
import { groupTitle } from '../components/text-styles';

interface CallToActionProps {
  title: string;
  preText?: string;
  buttonText: string;
  linkUrl: string;
}

export function CallToAction({ title, preText, buttonText, linkUrl }: CallToActionProps) {
  return (
    <div css={box} className="on-pine" data-section="article">
      <h2 css={groupTitle}>{title}</h2>
      {preText && <p>{preText}</p>}
      <a href={linkUrl} css={buttonStyles('primary')} data-cta="primary">
        {buttonText}
      </a>
    </div>
  );
}

const box = css`
  padding: clamp(24px, 5vw, 40px);
  border-radius: var(--r-l);
  background: var(--pine);
  color: var(--on-pine);
  p {
    margin-top: 8px;
    color: var(--on-pine-soft);
    font-size: 1.0625rem;
    line-height: 1.55;
  }
  a {
    margin-top: 20px;
  }
`;
