import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { tabular } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { media } from '../theme/media';

const figures = ['income', 'occupancy', 'hours', 'forecast'] as const;

/** Four figures about the company, and where they come from. */
export function FiguresBand() {
  const { t } = useTranslation('home');
  return (
    <Band css={band} label={t('figures.title')}>
      <Wrap>
        <ul css={list}>
          {figures.map((figure) => (
            <li key={figure}>
              <b css={[numeral, tabular]}>{t(`figures.${figure}.value`)}</b>
              <p>{t(`figures.${figure}.text`)}</p>
            </li>
          ))}
        </ul>
        <p css={basis}>{t('figures.basis')}</p>
      </Wrap>
    </Band>
  );
}

const band = css`
  padding-block: clamp(48px, 36px + 3vw, 80px);
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 36px 20px;
  p {
    max-width: 15.5em;
    margin-top: 12px;
    color: var(--ink-soft);
    font-size: 1rem;
    line-height: 1.45;
    text-wrap: balance;
  }
  ${media.tight} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, 1fr);
    gap: 56px;
    li {
      position: relative;
    }
    li + li::before {
      content: '';
      position: absolute;
      inset: 4px auto 4px -28px;
      width: 1px;
      background: var(--line);
    }
  }
`;

const basis = css`
  margin-top: 36px;
  color: var(--ink-soft);
  font-size: var(--fs-small);
`;

const numeral = css`
  display: block;
  font: 500 clamp(2rem, 1.5rem + 2.2vw, 3.5rem) / 1 var(--display);
  letter-spacing: -0.03em;
  overflow-wrap: anywhere;
`;
