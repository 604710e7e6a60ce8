import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { buttonStyles } from '../components/button-styles';
import { SectionHead } from '../components/section-head';
import { lead } from '../components/text-styles';
import { visuallyHidden } from '../components/visually-hidden';
import { Wrap } from '../components/wrap';
import { formId } from '../forms/inquiries';
import { useLanguage } from '../layout/use-language';
import { formatFigure } from '../site/figures';
import { plainText } from '../site/plain-text';
import { CalculatorBars } from './calculator-bars';
import { IncomeInput } from './income-input';
import { estimateIncome, within, type Range } from './estimate';
import { ServiceChoice, type Service } from './service-choice';
import * as styles from './calculator-styles';
import { useRested } from './use-rested';

/** How long a result must rest before it is said. */
const REST_MS = 800;

interface CalculatorFigures {
  longTermIncome: Range;
  longTermExample: Range;
  incomeRatio: Range;
  remoteFee: Range;
  onSiteFee: Range;
}

interface CalculatorProps {
  figures: CalculatorFigures;
  /** Takes the inputs, as a sentence, over into the form. */
  onUse: (sentence: string) => void;
}

/** Compares a year of long-term letting with a year of short-term letting. */
export function IncomeCalculator({ figures, onUse }: CalculatorProps) {
  const { t } = useTranslation('owners');
  const language = useLanguage();
  const [typed, setTyped] = useState(String(figures.longTermExample.from));
  const [service, setService] = useState<Service>('onSite');
  const fees = { remote: figures.remoteFee.from, onSite: figures.onSiteFee.from };
  const income = within(typed === '' ? NaN : Number(typed), figures.longTermIncome);
  const estimate = estimateIncome(income, figures.incomeRatio, fees[service]);

  const euros = ({ from, to }: Range) =>
    formatFigure({ from, to, unit: '€', orMore: false }, language);
  const percent = (value: number) =>
    formatFigure({ from: value, to: value, unit: '%', orMore: false }, language);
  const result = t('calculator.status', { range: euros(estimate.after) });
  const rested = useRested(result, REST_MS);

  const use = () =>
    onUse(
      plainText(
        t('calculator.note', {
          income: euros({ from: income, to: income }),
          service: t(`calculator.${service}`),
        }),
      ),
    );

  return (
    <Band>
      <Wrap section="calculator">
        <SectionHead title={t('calculator.title')}>
          <p css={lead}>{t('calculator.lead')}</p>
        </SectionHead>
        <div css={styles.calculator}>
          <div css={styles.inputs}>
            <IncomeInput
              typed={typed}
              income={income}
              bounds={figures.longTermIncome}
              euros={euros}
              onType={setTyped}
            />
            <ServiceChoice
              value={service}
              notes={{
                remote: t('calculator.fee', { fee: percent(fees.remote) }),
                onSite: t('calculator.fee', { fee: percent(fees.onSite) }),
              }}
              onChoose={setService}
            />
            <p css={styles.small}>{t('calculator.explanation')}</p>
          </div>
          <div css={styles.results}>
            <CalculatorBars estimate={estimate} fee={percent(fees[service])} euros={euros} />
            <p css={[styles.small, styles.terms]}>{t('calculator.text')}</p>
            <a
              href={`#${formId('property')}`}
              css={[buttonStyles('secondary'), styles.use]}
              data-cta="secondary"
              onClick={use}
            >
              {t('calculator.use')}
            </a>
            <p css={visuallyHidden} role="status">
              {rested}
            </p>
          </div>
        </div>
      </Wrap>
    </Band>
  );
}
