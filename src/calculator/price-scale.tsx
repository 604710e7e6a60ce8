import { css, type Interpolation, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { bounds, examplePrice, listingsOf, type Sum } from '../site/sums/assumptions';
import { listingsLike, median, quantile, shareBelow } from '../site/sums/market';
import { breakEvenPrice, isPriceUnknown } from '../site/sums/verdict';
import { Disclosure } from '../components/disclosure';
import { grid, media, row, smallPrint, tabular } from '../theme';
import { useDates } from '../links/use-dates';
import { useFormat } from './use-format';

/**
 * What listings like the apartment ask for a night, and the price of the sum and the break-even price as pins on it;
 * hollow, where the price is a guess.
 */
export function PriceScale({ sum, sx }: { sum: Sum; sx?: Interpolation<Theme> }) {
  const { t } = useTranslation('calculator');
  const { euros, span, value } = useFormat();
  const { day } = useDates();
  const { facts, assumptions } = sum;
  const chosen = listingsOf(sum);
  const listings = chosen ?? listingsLike({}, facts.market);
  if (!facts.market || !listings || assumptions.now === 'self') return null;
  const { price: deciles, nights } = listings;
  const price = Math.round(assumptions.price);
  const breakEven = breakEvenPrice(sum);
  const band = { from: quantile(deciles, 25), to: quantile(deciles, 75) };
  const pinned = breakEven > bounds.price.to ? [price] : [price, breakEven];
  const low = Math.min(...deciles, ...pinned);
  const high = Math.max(...deciles, ...pinned);
  const position = (euro: number) => 3 + ((euro - low) / (high - low)) * 94;
  const values = {
    rooms: t(`market.rooms.bedrooms${listings.bedrooms}`),
    area: listings.wholeTown ? t('market.town') : listings.area,
    listings: value(listings.listings, ''),
    band: span({ from: Math.round(band.from), to: Math.round(band.to) }),
    price: euros(price),
    cleaning: value(assumptions.guestCleaning, '€'),
    breakEven: euros(breakEven),
    example: euros(Math.round(examplePrice(facts))),
    share: shareBelow(deciles, price),
    nights: value(median(nights), ''),
  };
  const [from, to] = [position(band.from), position(band.to)];
  const bar = { x: percent(from), width: percent(to - from) };
  const pins = pinned.map((euro, index) => {
    const name = index === 0 ? 'price' : 'breakEven';
    return { name, x: percent(position(euro)), text: t(`market.pins.${name}`, values) };
  });
  return (
    <div css={[scale, sx]} data-price data-hollow={isPriceUnknown(sum)}>
      <p data-half>
        {t(chosen ? 'market.chosen' : 'market.example', values)}
        {chosen && assumptions.guestCleaning > 0 && ` ${t('market.cleaning', values)}`}
        {listings.wholeTown && ` ${t('market.few', { area: listings.area })}`}
      </p>
      <div data-scale>
        <span translate="no">{euros(Math.round(low))}</span>
        <div>
          <svg width="100%" height="36" aria-hidden>
            <rect width="100%" y="17" height="2" />
            <rect {...bar} y="12" height="12" rx="6" data-band />
            {pins.map(({ name, x }) => (
              <g key={name} data-pin={name}>
                <line x1={x} x2={x} y1="18" y2={name === 'price' ? 0 : 36} />
                <circle cx={x} cy="18" r="7" />
              </g>
            ))}
          </svg>
          {pins.map(({ name, x, text }) => (
            <p key={name} data-pin={name} css={{ left: x, transform: `translateX(-${x})` }}>
              {text}
            </p>
          ))}
        </div>
        <span translate="no">{euros(Math.round(high))}</span>
      </div>
      <p>{t(values.share === 0 ? 'market.lowest' : 'market.share', values)}</p>
      <small>
        <a href={facts.market.url}>{facts.market.source}</a>
        {`, ${day(facts.market.snapshot)}.`}
      </small>
      <Disclosure title={t('market.about')} phoneOnly>
        <small>{t('market.source', values)}</small>
      </Disclosure>
    </div>
  );
}

const percent = (share: number) => `${share.toFixed(1)}%`;

const scale = css({
  fontSize: 'var(--fs-small)',
  lineHeight: 1.4,
  '[data-scale]': [row(10), { marginBlock: 6 }],
  '[data-scale] > div': [grid(0), { flex: 1, gridTemplateColumns: '100%', minWidth: 0 }],
  // Above and below the scale, over its pin, and never beyond the scale.
  'p[data-pin]': {
    justifySelf: 'start',
    position: 'relative',
    color: 'var(--pine)',
    font: '600 1em / 1.2 var(--text)',
  },
  'p[data-pin=price]': { order: -1 },
  span: [tabular, { whiteSpace: 'nowrap' }],
  svg: { overflow: 'visible' },
  rect: { fill: 'var(--line-field)' },
  'rect[data-band]': { fill: 'var(--teal-45)' },
  circle: { fill: 'var(--teal)', stroke: 'var(--white)', strokeWidth: 2 },
  line: { stroke: 'var(--teal)', strokeWidth: 2 },
  '[data-pin=breakEven]': {
    circle: { fill: 'var(--pine)' },
    line: { stroke: 'var(--pine)', strokeDasharray: '3 3' },
  },
  "&[data-hollow='true'] circle": { fill: 'var(--white)', stroke: 'var(--teal)' },
  // Dark enough to be read while the result is grey, too.
  small: [smallPrint, { display: 'block', color: 'inherit', a: { color: 'inherit' } }],
  [media.motion]: {
    'circle, rect': { transition: 'cx var(--t-quick), x var(--t-quick), width var(--t-quick)' },
  },
  [media.forced]: {
    'rect, rect[data-band]': { fill: 'none', stroke: 'CanvasText' },
    circle: { fill: 'Highlight' },
    line: { stroke: 'CanvasText' },
  },
});
