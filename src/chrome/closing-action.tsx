import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { ForecastWays } from './forecast-ways';
import { Skyline } from './skyline';

interface ClosingActionProps {
  phone: string;
  /** The form that asks for a forecast, on the page that has it. */
  forecastForm?: string;
}

/** The call to action that ends every page; it always looks the same. */
export function ClosingAction({ phone, forecastForm }: ClosingActionProps) {
  const { t } = useTranslation('common');
  return (
    <section css={closing} className="on-pine" data-section="closing">
      <Wrap css={content}>
        <h2>{t('closing.title')}</h2>
        <p css={[lead, sentence]}>{t('closing.lead')}</p>
        <ForecastWays phone={phone} formId={forecastForm} css={ways} />
      </Wrap>
      <Skyline />
    </section>
  );
}

const closing = css`
  overflow: hidden;
  background: var(--pine);
  color: var(--on-pine);
  text-align: center;
`;

const content = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-top: var(--section);
  h2 {
    max-width: 11em;
    font-size: clamp(2.125rem, 1.5rem + 2.7vw, 3.5rem);
    line-height: 1.08;
  }
`;

const sentence = css`
  margin-top: var(--s4);
  color: var(--on-pine-soft);
  text-wrap: balance;
`;

const ways = css`
  justify-content: center;
  width: 100%;
  margin-top: var(--s6);
`;
