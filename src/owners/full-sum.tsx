import { useEffect, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../components/button-styles';
import { Fold } from '../components/disclosure';
import { Section } from '../components/section';
import { useDebounced } from '../components/use-debounced';
import { visuallyHidden } from '../components/visually-hidden';
import { formId } from '../forms/inquiries';
import { plainText } from '../site/plain-text';
import { sections } from '../site/sections';
import { bounds, services, situations, years, type SumFacts } from '../site/sums/assumptions';
import { betterService } from '../site/sums/verdict';
import * as styles from './full-sum-styles';
import { PillChoice } from './pill-choice';
import { RentInput } from './rent-input';
import { SumAssumptions } from './sum-assumptions';
import { SumResult } from './sum-result';
import { SumTable } from './sum-table';
import { useFullSum } from './use-full-sum';
import { Worth } from './worth';

const points = ['what', 'not', 'more'] as const;

interface FullSumProps {
  facts: SumFacts;
  sources: ComponentProps<typeof SumAssumptions>['sources'];
  /** The slug of the article that compares both kinds of letting. */
  article?: string;
  /** Takes the visitor's sum in words. */
  onUse: (note: string) => void;
}

/** A year of short-term letting beside what the apartment brings otherwise, and what to make of it. */
export function FullSum({ facts, sources, article, onUse }: FullSumProps) {
  const { t } = useTranslation('owners');
  const section = useRef<HTMLDivElement>(null);
  const worked = useFullSum(facts, section);
  const { words, assumptions, refused, change, changes } = worked;
  const better = betterService(changes, facts);
  const { from, to } = facts.figures.longTermIncome;
  const rough = assumptions.rent * 12 < from || assumptions.rent * 12 > to;
  const [pressedWith, setPressedWith] = useState<string>();

  const typed = worked.textOf('rent');
  const valid = !refused.includes('rent');
  const said = valid
    ? words.verdict
    : t('calculator.outOfBounds', {
        from: words.euros(bounds.rent.from),
        to: words.euros(bounds.rent.to),
        rent: words.exact(assumptions.rent),
      });
  const rested = useDebounced(said);
  const refusal = !valid && (rested === said || pressedWith === typed) ? said : undefined;

  const handOver = () => onUse(plainText(words.note(worked.address())));

  useEffect(() => {
    if (worked.asked) handOver();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the sum that was brought along
  }, [worked.asked]);

  const use = (event: MouseEvent) => {
    const [first] = refused;
    if (first === undefined) {
      handOver();
      return;
    }
    event.preventDefault();
    setPressedWith(typed);
    const field = section.current?.querySelector<HTMLElement>(`[type=number][name=${first}]`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  };

  const choice = <Name extends 'now' | 'service' | 'year'>(name: Name) => ({
    name,
    legend: t(`calculator.${name}`),
    value: assumptions[name],
    onChoose: change,
  });

  return (
    <Section name="calculator" title={t('calculator.title')} text={t('calculator.lead')}>
      <div ref={section} id={sections.sum} css={styles.calculator} data-sheet>
        <p css={styles.inView} aria-hidden>
          {t('calculator.inView', words.left)}
        </p>
        <div css={styles.inputs}>
          <PillChoice
            {...choice('now')}
            options={situations}
            label={(one) => t(`calculator.situations.${one}`)}
          />
          <RentInput
            worked={worked}
            refusal={refusal}
            note={rough ? t('calculator.rough') : undefined}
          />
          <Fold
            title={`${t(`calculator.${assumptions.service}`)} · ${t(`calculator.years.${assumptions.year}`)}`}
            phoneOnly
            sx={styles.choices}
          >
            <PillChoice
              {...choice('service')}
              options={services}
              label={(one) => t(`calculator.${one}`)}
              note={(one) => t('calculator.fee', { fee: words.fee(one) })}
            />
            <p css={styles.small}>
              {t(`calculator.better.${better.service}`, {
                difference: words.euros(better.difference),
                price: words.euros(better.price),
              })}
            </p>
            <PillChoice
              {...choice('year')}
              options={years}
              label={(one) => t(`calculator.years.${one}`)}
              note={(one) => words.yearNote(one, changes)}
            />
            <p css={styles.small}>{t('calculator.explanation')}</p>
          </Fold>
        </div>
        <SumResult worked={worked}>
          <a
            href={`#${formId('property')}`}
            css={buttonStyles('primary')}
            data-cta="primary"
            onClick={use}
          >
            {t('calculator.use')}
          </a>
        </SumResult>
        <SumTable worked={worked} />
        <Worth worked={worked} article={article} onAsk={use} />
        <div css={styles.under}>
          <Fold title={t('calculator.points.title')} phoneOnly>
            <ul css={styles.points}>
              {points.map((point) => (
                <li key={point}>{t(`calculator.points.${point}`)}</li>
              ))}
            </ul>
          </Fold>
          <SumAssumptions worked={worked} sources={sources} />
        </div>
        <p css={visuallyHidden} role="status">
          {rested}
        </p>
      </div>
    </Section>
  );
}
