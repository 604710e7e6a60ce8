import { css, type Interpolation, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { bounds, examplePrice, listingsOf, type Sum } from '../site/sums/assumptions';
import { listingsLike, median, quantile, shareBelow } from '../site/sums/market';
import { breakEvenPrice } from '../site/sums/verdict';
import { media, smallPrint } from '../theme';
import { useDates, useFormat } from './use-format';

/** What listings like the apartment ask for a night, and beside it the price of the sum and the break-even price. */
export function PriceScale({ sum, sx }: { sum: Sum; sx?: Interpolation<Theme> }) {
  const { t } = useTranslation('calculator');
  const { euros, span, value } = useFormat();
  const { day } = useDates();
  const { facts, assumptions } = sum;
  const { market } = facts;
  const chosen = listingsOf(sum);
  const listings = chosen ?? listingsLike({}, market);
  if (!market || !listings || assumptions.now === 'self') return null;
  const { price: deciles, nights } = listings;
  const price = Math.round(assumptions.price);
  const even = breakEvenPrice(sum);
  const band = { from: quantile(deciles, 25), to: quantile(deciles, 75) };
  const shown = even > bounds.price.to ? [price] : [price, even];
  const low = Math.min(...deciles, ...shown);
  const room = Math.max(...deciles, ...shown) - low;
  const percent = (euro: number) => `${(3 + ((euro - low) / room) * 94).toFixed(1)}%`;
  const words = {
    rooms: t(`market.rooms.bedrooms${listings.bedrooms}`),
    area: listings.wholeTown ? t('market.town') : listings.area,
    listings: value(listings.listings, ''),
    band: span({ from: Math.round(band.from), to: Math.round(band.to) }),
    price: euros(price),
    cleaning: value(assumptions.guestCleaning, '€'),
    even: euros(even),
    example: euros(Math.round(examplePrice(facts))),
    share: shareBelow(deciles, price),
    nights: value(median(nights), ''),
    busiest: value(Math.max(...nights), ''),
  };
  return (
    <div css={[scale, sx]} data-price>
      <p data-half>
        {t(chosen ? 'market.chosen' : 'market.example', words)}
        {chosen && assumptions.guestCleaning > 0 && ` ${t('market.cleaning', words)}`}
        {listings.wholeTown && ` ${t('market.few', { area: listings.area })}`}
      </p>
      <svg width="100%" height="34" aria-hidden>
        <rect x="0" width="100%" y="12" height="6" rx="3" />
        <rect
          x={percent(band.from)}
          width={`${(((band.to - band.from) / room) * 94).toFixed(1)}%`}
          y="8"
          height="14"
          rx="3"
          data-band
        />
        {shown[1] !== undefined && (
          <line x1={percent(even)} x2={percent(even)} y1="2" y2="28" strokeDasharray="4 3" />
        )}
        <circle cx={percent(price)} cy="15" r="8" />
      </svg>
      <p>
        {t(words.share === 0 ? 'market.least' : 'market.share', words)}{' '}
        {shown[1] !== undefined && t('market.legend', words)}
      </p>
      <small>
        <a href={market.url}>{market.source}</a>
        {t('market.source', { ...words, day: day(market.snapshot) })}
      </small>
    </div>
  );
}

const scale = css({
  fontSize: 'var(--fs-small)',
  lineHeight: 1.4,
  '[data-half]': { fontWeight: 600 },
  svg: { display: 'block', overflow: 'visible', marginBlock: 6 },
  rect: { fill: 'var(--line-field)' },
  'rect[data-band]': { fill: 'var(--teal)' },
  circle: { fill: 'var(--amber)', stroke: 'var(--pine)', strokeWidth: 2 },
  line: { stroke: 'var(--pine)', strokeWidth: 2.5 },
  // Dark enough to be read while the result is grey, too.
  small: [
    smallPrint,
    { display: 'block', marginTop: 4, color: 'inherit', a: { color: 'inherit' } },
  ],
  [media.forced]: {
    'rect, rect[data-band]': { fill: 'none', stroke: 'CanvasText' },
    circle: { fill: 'Highlight' },
    line: { stroke: 'CanvasText' },
  },
});
