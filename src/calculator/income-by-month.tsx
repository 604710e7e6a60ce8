import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreHydrationInput } from '../components/use-pre-hydration-input';
import { monthsBelowRent, monthsOf } from '../site/sums/example-year';
import type { Sum } from '../site/sums/assumptions';
import { media, smallPrint, visuallyHidden } from '../theme';
import { IncomeByMonthChart } from './income-by-month-chart';
import { useDates } from './use-dates';
import { useFormat } from './use-format';

/** The year of a sum by months; a pressed house shows its month. */
export function IncomeByMonth({ sum }: { sum: Sum }) {
  const { t } = useTranslation('calculator');
  const { euros } = useFormat();
  const { month: nameOf } = useDates();
  const [chosen, setChosen] = useState<number>();
  const choice = useRef<HTMLFieldSetElement>(null);
  usePreHydrationInput(choice, (month) => setChosen(Number(month)));
  const months = monthsOf(sum);
  const { rent } = sum.assumptions;
  const name = (month: number) => nameOf(month).replace(/^./, (letter) => letter.toUpperCase());
  const house = months.find(({ month }) => month === chosen);
  const below = monthsBelowRent(rent, months).map(nameOf).join(', ');
  const caption = house
    ? [
        t('street.month', { ...house, month: name(house.month), left: euros(house.left) }),
        t('street.tenant', { rent: euros(rent) }),
      ]
    : [t(`street.${below ? 'below' : 'above'}`, { months: below }), t('street.made')];
  return (
    <figure css={street}>
      <div>
        <IncomeByMonthChart months={months} rent={rent} chosen={chosen} />
        <fieldset ref={choice}>
          <legend css={visuallyHidden}>{t('street.legend')}</legend>
          {months.map(({ month }) => (
            <label key={month}>
              <input
                type="radio"
                name="month"
                value={month}
                checked={month === chosen}
                onChange={() => setChosen(month)}
                css={visuallyHidden}
              />
              <span css={visuallyHidden}>{name(month)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <figcaption aria-live="polite">{caption.join(' ')}</figcaption>
    </figure>
  );
}

const street = css({
  marginTop: 32,
  '& > div': { position: 'relative' },
  // As wide as the panel.
  [media.belowPhablet]: {
    '& > div': { marginInline: 'calc(-1 * var(--panel))' },
    svg: { borderRadius: 0 },
  },
  fieldset: {
    position: 'absolute',
    inset: '0 2.1%',
    display: 'grid',
    gridTemplateColumns: 'repeat(12, 1fr)',
  },
  label: { position: 'relative', borderRadius: 6, cursor: 'pointer' },
  'label:focus-within': { outline: '3px solid var(--pine)', outlineOffset: -3 },
  // Browsers before `:has()` ignore this, and show the focus of a mouse too.
  'label:not(:has(:focus-visible))': { outline: 0 },
  figcaption: [smallPrint, { minHeight: '3lh', marginTop: 8 }],
  '@media print': { display: 'none' },
});
