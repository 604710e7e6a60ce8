import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Month } from '../site/sums/example-year';
import { media } from '../theme';
import { lines, ruled, total } from '../components/line-table';
import { useFigures } from '../calculator/use-figures';

interface MonthTableProps {
  months: readonly Month[];
  /** A tenant's, drawn as a line through the bars. */
  rent: number;
}

export function MonthTable({ months, rent }: MonthTableProps) {
  const { t } = useTranslation('papers');
  const { euros, month: nameOf } = useFigures();
  const sum = (key: 'nights' | 'guestsPay' | 'left') =>
    months.reduce((all, month) => all + month[key], 0);
  const most = Math.max(rent, ...months.map(({ left }) => left));
  const percent = (value: number) => `${((Math.max(0, value) / most) * 100).toFixed(1)}%`;
  return (
    <table css={[lines, ruled, table]}>
      <caption>
        {t('forecast.months.title')}
        <small>{t('forecast.months.tenant', { rent: euros(rent) })}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('forecast.months.month')}</th>
          <th scope="col">{t('forecast.months.nights')}</th>
          <th scope="col">{t('forecast.months.guestsPay')}</th>
          <th scope="col">{t('forecast.months.left')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, nights, guestsPay, left }) => (
          <tr key={month}>
            <th scope="row">{nameOf(month)}</th>
            <td>{nights}</td>
            <td>{euros(guestsPay)}</td>
            <td>{euros(left)}</td>
            <td aria-hidden>
              <svg width="100%" height="100%">
                <rect width={percent(left)} height="100%" data-less={left < rent} />
                <rect x={percent(rent)} width="2" height="100%" data-line />
              </svg>
            </td>
          </tr>
        ))}
        <tr css={total}>
          <th scope="row">{t('forecast.months.total')}</th>
          <td>{sum('nights')}</td>
          <td>{euros(sum('guestsPay'))}</td>
          <td>{euros(sum('left'))}</td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}

const table = css({
  'caption small': { display: 'inline', marginLeft: 12 },
  'tbody th::first-letter': { textTransform: 'uppercase' },
  'td:last-of-type': { width: '32%', paddingLeft: 20 },
  svg: { height: 14, overflow: 'visible' },
  rect: { fill: 'var(--amber)' },
  "[data-less='true']": { fill: 'var(--bar-long-term)' },
  '[data-line]': { fill: 'var(--pine)' },
  // On a phone the bars are the lines between the months.
  [media.belowPhablet]: {
    tr: { position: 'relative' },
    'td:last-of-type': { position: 'absolute', inset: 'auto 0 0', width: 'auto', padding: 0 },
    svg: { display: 'block', height: 4 },
  },
  // A narrow phone has room for what is left, not for what it comes from.
  [media.narrowPhone]: { 'thead th:nth-of-type(3), tbody td:nth-of-type(2)': { display: 'none' } },
});
