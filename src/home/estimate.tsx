import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles, textButton } from '../components/button-styles';
import { ComparedBars } from '../components/compared-bars';
import { controlStyles, mistake } from '../components/control-styles';
import { Icon } from '../components/icon';
import { useDebounced } from '../components/use-debounced';
import { useEarlyInput, useTakeOver } from '../components/use-take-over';
import { visuallyHidden } from '../components/visually-hidden';
import { Wrap } from '../components/wrap';
import { select } from '../forms/field-styles';
import { MoneyField } from '../forms/money-field';
import { useLanguage } from '../links/use-language';
import { formatValue, formatWholeEuros } from '../site/figures';
import { pathTo } from '../site/paths';
import { sections } from '../site/sections';
import {
  assume,
  bounds,
  exampleTaxOf,
  situations,
  type Situation,
  type SumFacts,
} from '../site/sums/assumptions';
import { ASKED, readChoice, readTypedAmount } from '../site/sums/sum-address';
import * as styles from './estimate-styles';
import { useEstimate } from './use-estimate';

/** A plain form, so that it leads to the page for owners without scripts too. */
export function Estimate({ facts }: { facts: SumFacts }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { value: first } = facts.rates.rent;
  const [now, setNow] = useState<Situation>('tenant');
  const [typed, setTyped] = useState(String(first));
  const [rent, setRent] = useState(first);
  const valid = readTypedAmount('rent', typed) !== undefined;
  const type = (text: string) => {
    setTyped(text);
    setRent((last) => readTypedAmount('rent', text) ?? last);
  };
  const choose = (value: string) => setNow((last) => readChoice('now', value)?.now ?? last);
  useEarlyInput(form, type);
  useTakeOver(form, (element) => choose(element.querySelector('select')?.value ?? now));

  const { title, text, rows } = useEstimate(rent, now, facts);
  const percent = (value: number) => formatValue(value, '%', language);
  const { usual, average } = assume({}, facts);
  const refusal = t('estimate.bounds', {
    from: formatWholeEuros(bounds.rent.from, language),
    to: formatWholeEuros(bounds.rent.to, language),
  });
  const said = valid ? `${title} ${text}` : refusal;
  const rested = useDebounced(said);
  const refused = !valid && rested === said;
  const owners = pathTo(language, 'owners');

  return (
    <section css={styles.estimate} aria-labelledby="estimate-title">
      <Wrap section="estimate">
        <form ref={form} action={`${owners}#${sections.sum}`} method="get" css={styles.formCard}>
          <h2 id="estimate-title" css={visuallyHidden}>
            {t('estimate.title')}
          </h2>
          <div css={styles.fields}>
            <div>
              <label htmlFor="estimate-now">{t('estimate.now')}</label>
              <div css={select}>
                <select
                  id="estimate-now"
                  name="now"
                  value={now}
                  onChange={({ target }) => choose(target.value)}
                  css={controlStyles}
                >
                  {situations.map((situation) => (
                    <option key={situation} value={situation}>
                      {t(`estimate.situations.${situation}`)}
                    </option>
                  ))}
                </select>
                <Icon of={ChevronDown} />
              </div>
            </div>
            <div>
              <label htmlFor="estimate-rent">{t('estimate.rent')}</label>
              <MoneyField
                id="estimate-rent"
                name="rent"
                min={bounds.rent.from}
                max={bounds.rent.to}
                required
                value={typed}
                onChange={({ target }) => type(target.value)}
                aria-invalid={refused}
                aria-describedby="estimate-note"
                sx={styles.money}
              />
            </div>
          </div>
          <div css={{ lineHeight: 1.4 }} data-result>
            <p css={styles.title}>{title}</p>
            <p>{text}</p>
            <ComparedBars rows={rows} sx={styles.bars} />
          </div>
          <p id="estimate-note" css={[styles.condition, refused && mistake]}>
            {refused
              ? refusal
              : t('estimate.condition', {
                  usual: percent(usual),
                  average: percent(average),
                  tax: percent(exampleTaxOf(facts)),
                })}
          </p>
          <div css={styles.actions}>
            <button type="submit" data-cta="secondary" css={buttonStyles('dark')}>
              {t('estimate.whole')}
            </button>
            <button
              type="submit"
              name={ASKED}
              value="1"
              data-cta="link"
              formAction={`${owners}#property-form`}
              css={[textButton, { paddingBlock: 4, lineHeight: 1.35, textDecorationThickness: 1 }]}
            >
              {t('estimate.forecast')}
            </button>
          </div>
          <p role="status" css={visuallyHidden}>
            {rested}
          </p>
        </form>
      </Wrap>
    </section>
  );
}
