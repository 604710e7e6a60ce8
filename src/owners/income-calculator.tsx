import { useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { buttonStyles } from '../components/button-styles';
import { SectionHead } from '../components/section-head';
import { lead } from '../components/text-styles';
import { visuallyHidden } from '../components/visually-hidden';
import { Wrap } from '../components/wrap';
import { formId } from '../forms/inquiries';
import { useLanguage } from '../links/use-language';
import { formatFigure } from '../site/figures';
import { plainText } from '../site/plain-text';
import { CalculatorBars } from './calculator-bars';
import { IncomeInput } from './income-input';
import { estimateIncome, type Range } from './estimate';
import { ServiceChoice, type Service } from './service-choice';
import * as styles from './calculator-styles';
import { useIncome } from './use-income';
import { useRested } from './use-rested';

/** How long a visitor must pause before a screen reader hears the result or the mistake. */
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
  /** Called with the visitor's inputs as a sentence for the form. */
  onUse: (sentence: string) => void;
}

/** Compares a year of long-term letting with a year of short-term letting. */
export function IncomeCalculator({ figures, onUse }: CalculatorProps) {
  const { t } = useTranslation('owners');
  const language = useLanguage();
  const bounds = figures.longTermIncome;
  const { typed, income, valid, type } = useIncome(figures.longTermExample.from, bounds);
  const [service, setService] = useState<Service>('onSite');
  const [pressedWith, setPressedWith] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const fees = { remote: figures.remoteFee.from, onSite: figures.onSiteFee.from };
  const estimate = estimateIncome(income, figures.incomeRatio, fees[service]);

  const range = ({ from, to }: Range) =>
    formatFigure({ from, to, unit: '€', orMore: false }, language);
  const sum = (value: number) => range({ from: value, to: value });
  const percent = (value: number) =>
    formatFigure({ from: value, to: value, unit: '%', orMore: false }, language);

  const said = valid
    ? t('calculator.status', { range: range(estimate.after) })
    : t('calculator.outOfBounds', {
        from: sum(bounds.from),
        to: sum(bounds.to),
        income: sum(income),
      });
  const rested = useRested(said, REST_MS);
  const refused = !valid && (rested === said || pressedWith === typed);

  const use = (event: MouseEvent) => {
    if (valid) {
      const inputs = { income: sum(income), service: t(`calculator.${service}`) };
      onUse(plainText(t('calculator.note', inputs)));
      return;
    }
    event.preventDefault();
    setPressedWith(typed);
    field.current?.focus();
  };

  return (
    <Band>
      <Wrap section="calculator">
        <SectionHead title={t('calculator.title')}>
          <p css={lead}>{t('calculator.lead')}</p>
        </SectionHead>
        <div css={styles.calculator}>
          <div css={styles.inputs}>
            <IncomeInput
              field={field}
              typed={typed}
              income={income}
              bounds={bounds}
              sum={sum}
              refusal={refused ? said : undefined}
              onType={type}
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
            <CalculatorBars estimate={estimate} fee={percent(fees[service])} euros={range} />
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
