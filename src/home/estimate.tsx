import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../components/button-styles';
import { mistake } from '../components/control-styles';
import { tabular } from '../components/text-styles';
import { useRested } from '../components/use-rested';
import { useEarlyInput } from '../components/use-take-over';
import { visuallyHidden } from '../components/visually-hidden';
import { Wrap } from '../components/wrap';
import { MoneyField } from '../forms/money-field';
import { useLanguage } from '../links/use-language';
import { formatFigure, formatValue, formatWholeEuros, wholeEuros } from '../site/figures';
import { pathTo } from '../site/paths';
import { sections } from '../site/sections';
import { assume, bounds, fullSum, type SumFacts, type YearKind } from '../site/sums/assumptions';
import { ASKED, readTypedAmount } from '../site/sums/sum-address';
import * as styles from './estimate-styles';

/**
 * From a rent to what is in hand, as a range. A plain form: without scripts it leads to the page for
 * owners, and with them it leads there too, with the rent in the address.
 */
export function Estimate({ facts }: { facts: SumFacts }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { value: first } = facts.rates.rent;
  const [{ typed, rent, valid }, setState] = useState({
    typed: String(first),
    rent: first,
    valid: true,
  });
  const type = (text: string) => {
    const amount = readTypedAmount('rent', text);
    setState((last) => ({ typed: text, rent: amount ?? last.rent, valid: amount !== undefined }));
  };
  useEarlyInput(form, type);

  const inHand = (year: YearKind) => fullSum(assume({ rent, year }, facts), facts).inHand;
  const [quietYear, goodYear] = [inHand('quiet'), inHand('good')];
  const euros = (amount: number) => formatWholeEuros(amount, language);
  const percent = (value: number) => formatValue(value, '%', language);
  const short = formatFigure(
    { from: wholeEuros(quietYear.shortTerm), to: wholeEuros(goodYear.shortTerm), unit: '€' },
    language,
  );
  const { quiet, good } = assume({}, facts);
  const refusal = t('estimate.bounds', {
    from: euros(bounds.rent.from),
    to: euros(bounds.rent.to),
  });
  const said = valid ? `${t('estimate.short')}: ${short}` : refusal;
  const rested = useRested(said);
  const refused = !valid && rested === said;
  const owners = pathTo(language, 'owners');

  return (
    <section css={styles.estimate} aria-labelledby="estimate-title">
      <Wrap section="estimate">
        <form ref={form} action={`${owners}#${sections.sum}`} method="get" css={styles.card}>
          <div>
            <h2 id="estimate-title" css={styles.title}>
              {t('estimate.title')}
            </h2>
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
              css={styles.field}
            />
          </div>
          <div>
            <dl css={[styles.sums, tabular]}>
              <div>
                <dt>{t('estimate.short')}</dt>
                <dd>{short}</dd>
              </div>
              <div>
                <dt>{t('estimate.long')}</dt>
                <dd>{euros(goodYear.longTerm)}</dd>
              </div>
            </dl>
            <p id="estimate-note" css={[styles.note, refused && mistake]}>
              {refused
                ? refusal
                : t('estimate.condition', {
                    quiet: percent(quiet),
                    good: percent(good),
                    tax: percent(facts.figures.exampleTax.from),
                  })}
            </p>
          </div>
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
              css={styles.forecast}
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
