import { sumFacts } from '../../support/sums';
import { open } from './open-calculator';

/** The page beside a pencil: this arithmetic is its own, from the law's and the site's words, and imports no sum. */
const given = sumFacts('en');

interface Case {
  place: string;
  /** Asked for a night, and paid for cleaning. */
  price: number;
  fee: number;
  rent: number;
  tax: string;
  person: string;
  now: string;
}

const places = [
  ['', 29_000 / 0.845 / 329, 0, 1100],
  ['&where=centre&bedrooms=1', 47, 20, 600],
  ['&where=old-town&bedrooms=3', 115, 20, 1200],
  ['&where=housing-estates&bedrooms=1', 40, 20, 450],
  ['&where=teika&bedrooms=3', 124, 20, 900],
] as const;
const owners = [
  ['receipts', 'employed', 'tenant'],
  ['registered', 'employed', 'tenant'],
  ['registered', 'exempt', 'tenant'],
  ['registered', 'neither', 'empty'],
  ['micro', 'employed', 'empty'],
  ['receipts', 'neither', 'tenant'],
  ['registered', 'employed', 'empty'],
] as const;
const lettings = places.flatMap(([place, price, fee, rent]) =>
  owners.map(([tax, person, now]): Case => ({ place, price, fee, rent, tax, person, now })),
);

/** What a year leaves before tax and after it, in cents that nobody has rounded. */
function pencil({ price, fee, rent, tax, person }: Case) {
  const guests = 329 * price + 110 * fee;
  const kept = guests * 0.155;
  const levy = 110 * 2 * (329 / 110) * 0.89;
  const left = guests - kept - (guests - kept) * 0.25 - 4_400 - levy - 1_200 - kept * 0.21;
  const tenant = (rent * 12 * 51) / 52;
  const books = tax === 'receipts' ? 0 : 600;
  const income = left - books;
  const full = income < 9_360 ? income * 0.1 : 2_908.152 + (income - 9_360) * 0.1;
  const due = tax !== 'registered' || person === 'exempt' || income <= 0 ? 0 : full;
  const base = income - due - (person === 'neither' ? 6_600 : 0);
  const owed = { receipts: guests * 0.1, micro: guests * 0.25 }[tax] ?? Math.max(0, base) * 0.255;
  return { left, tenant, after: income - due - owed, tenantAfter: tenant * 0.9 };
}

const euros = (amount: number) => {
  const rounded = Math.round(Math.abs(amount));
  const sign = amount < 0 && rounded > 0 ? '−' : '';
  return `${sign}€${rounded.toLocaleString('en')}`;
};

const rowOf = (letting: string, row: string) =>
  document.querySelector(`[data-letting=${letting}] [data-row=${row}] td`)?.textContent;

test.each(lettings)('page and pencil agree: $place, $rent, $tax, $person, $now', (letting) => {
  const { place, rent, tax, person, now } = letting;
  open(`?rent=${rent}&tax=${tax}&person=${person}&now=${now}${place}`, { given });
  const { left, tenant, after, tenantAfter } = pencil(letting);
  expect([rowOf('shortTerm', 'beforeTax'), rowOf('longTerm', 'beforeTax')]).toEqual(
    [left, tenant].map(euros),
  );
  expect([rowOf('shortTerm', 'inHand'), rowOf('longTerm', 'inHand')]).toEqual(
    [after, tenantAfter].map(euros),
  );
  const difference = Math.round(left) - Math.round(tenant);
  const signed = difference > 0 ? `+${euros(difference)}` : euros(difference);
  expect(document.querySelector('[data-title] b')).toHaveTextContent(signed);
});

test.each([
  [29_000, 110, 0, 'onSite'],
  [29_000, 110, 65, 'remote'],
  [15_000, 57, 80, 'onSite'],
  [12_000, 100, 70, 'onSite'],
  [40_000, 120, 40, 'remote'],
])('page and pencil agree for a host: %d, %d changeovers, %d, %s', (...row) => {
  const [payout, changeovers, own, service] = row;
  open(
    `?now=self&payout=${payout}&changeovers=${changeovers}&ownCleaning=${own}&service=${service}`,
    { given },
  );
  const nights = 329 / changeovers;
  const levy = changeovers * 2 * Math.min(nights * 0.89, 8.9);
  const shared = payout - levy - 1_200 - (payout / 0.845 - payout) * 0.21;
  const onSite = service === 'onSite';
  const ours = shared - payout * (onSite ? 0.25 : 0.15) - changeovers * (onSite ? 40 : 80);
  expect([rowOf('self', 'beforeTax'), rowOf('shortTerm', 'beforeTax')]).toEqual(
    [shared - changeovers * own, ours].map(euros),
  );
});
