import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** How full the months of the drawn forecast are; the real one has figures. */
const months = [9, 10, 13, 15, 19, 22, 24, 23, 19, 15, 11, 12];

/** A small picture of what comes: a page with a year of months, costs, and what is left. */
export function SampleSheet() {
  const { t } = useTranslation('owners');
  return (
    <p css={sheet}>
      <svg viewBox="0 0 84 100" width="84" height="100" aria-hidden>
        <path d="M1 4a3 3 0 0 1 3-3h58l21 21v74a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3z" />
        <path d="M62 1v18a3 3 0 0 0 3 3h18" />
        <path d="M10 14h30M10 21h40" data-lines />
        {months.map((tall, at) => (
          <rect key={at} x={10 + at * 5.4} y={56 - tall} width="3.8" height={tall} />
        ))}
        <path d="M10 57.5h64M10 67h38M66 67h8M10 74h30M66 74h8M10 81h34M66 81h8" data-lines />
        <rect x="10" y="87" width="64" height="7" rx="2" data-left />
      </svg>
      {t('form.sample')}
    </p>
  );
}

const sheet = css`
  display: flex;
  align-items: center;
  gap: 18px;
  color: var(--ink-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
  svg {
    flex: none;
    transform: rotate(-3deg);
  }
  path {
    fill: var(--white);
    stroke: var(--line-field);
  }
  [data-lines] {
    stroke: var(--line-pill);
    stroke-width: 2;
  }
  rect {
    fill: var(--hatch-dark);
  }
  [data-left] {
    fill: var(--amber);
  }
`;
