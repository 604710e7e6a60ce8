import { formatValue } from '../../../site/format-figure';
import { fromKeys } from '../../../site/from-keys';
import type { Language } from '../../../site/languages';
import type { SumFacts } from '../../../site/sums/assumptions';
import { caseNames, differenceToComparison, exampleCases } from './example-cases';
import type { ExampleCase, ExampleCases } from './example-cases';
import { amountOfStep } from '../../../site/sums/letting';
import {
  betterService,
  breakEvenPrice,
  ourShare,
  payoutPerNight,
} from '../../../site/sums/verdict';
import type { Facts } from '../words/prepare-words';

type Write = (year: ExampleCase, language: Language, years: ExampleCases) => string;

const euros =
  (amount: (year: ExampleCase, years: ExampleCases) => number): Write =>
  (year, language, years) =>
    formatValue(Math.round(amount(year, years) * 100) / 100, '€', language);

const steps = [
  ...(['guestsPay', 'commission', 'paidOut', 'fee', 'cleaning', 'vat'] as const),
  ...(['accountant', 'contributions', 'tax'] as const),
];

const figures = {
  occupancy: ({ occupancy }, language) => formatValue(occupancy, '%', language),
  nights: ({ nights }) => String(nights),
  changeovers: ({ changeovers }) => String(changeovers),
  changeover: euros(({ steps, changeovers }) => -amountOfStep(steps, 'cleaning') / changeovers),
  night: euros(payoutPerNight),
  guestNight: euros(({ assumptions }) => Math.round(assumptions.price)),
  evenNight: euros((year) => breakEvenPrice(year)),
  ...fromKeys(steps, (name) => euros(({ steps }) => Math.abs(amountOfStep(steps, name)))),
  oursShare: (year, language) => percent(ourShare(year).share, language),
  beforeTax: euros(({ steps }) => amountOfStep(steps, 'beforeTax')),
  inHand: euros(({ steps }) => amountOfStep(steps, 'inHand')),
  tenantTax: euros(({ tenant }) => -amountOfStep(tenant, 'tax')),
  tenant: euros(({ tenant }) => amountOfStep(tenant, 'inHand')),
  more: euros((year, years) => differenceToComparison(year, years).more),
  change: (year, language, years) => {
    const { more, share } = differenceToComparison(year, years);
    return `${more > 0 ? '+' : ''}${percent(share, language)}`;
  },
  evenCleaning: euros((year) => Math.round(betterService(year).price)),
} satisfies Record<string, Write>;

type Name = keyof typeof figures;
const result: Name[] = ['change', 'inHand', 'tenant'];
const hosting: Name[] = ['more', 'changeovers', 'changeover', 'cleaning', 'beforeTax'];
const taxed: Name[] = [...result, 'more', 'beforeTax', 'accountant', 'contributions', 'tax'];
const yearOfHost: Name[] = [...hosting, 'nights', 'paidOut', 'vat'];

/** The results of each case that texts can name. */
const named: Record<keyof ExampleCases, readonly Name[]> = {
  year: Object.keys(figures) as Name[],
  remote: ['fee'],
  own: hosting,
  full: [...yearOfHost, 'change', 'fee'],
  alone: yearOfHost,
  longStays: result,
  cheapCleaning: [...result, 'changeover'],
  both: ['change'],
  emptyMonth: result,
  utilities: result,
  average: [...result, 'nights', 'changeovers', 'paidOut', 'evenNight'],
  averageUtilities: result,
  market: [...result, 'nights', 'night', 'guestNight', 'guestsPay', 'paidOut', 'beforeTax'],
  receipts: result,
  employed: [...result, 'contributions'],
  neither: result,
  exempt: result,
  micro: result,
  notified: result,
  employee: taxed,
  pensioner: taxed,
  abroad: [...taxed, 'nights'],
};

/** A share below one per cent with a decimal. */
function percent(share: number, language: Language): string {
  const exact = share * 100;
  const shown = Math.abs(exact) < 1 ? Math.round(exact * 10) / 10 : Math.round(exact);
  return formatValue(shown, '%', language);
}

/** The values of `{{example.…}}` in texts, by the calculator; without facts the names alone. */
export function exampleFacts(facts: SumFacts | undefined, language: Language): Facts {
  const years = facts && exampleCases(facts);
  return Object.fromEntries(
    caseNames.flatMap((name) =>
      named[name].map((figure) => [
        `example.${name}.${figure}`,
        years ? figures[figure](years[name], language, years) : figure,
      ]),
    ),
  );
}
