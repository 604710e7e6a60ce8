import { formatValue } from '../../../site/figures';
import { fromKeys } from '../../../site/from-keys';
import type { Language } from '../../../site/languages';
import type { Assumptions, SumFacts } from '../../../site/sums/assumptions';
import {
  caseNames,
  compared,
  evenNight,
  exampleCases,
  type Year,
  type Years,
} from '../../../site/sums/example-cases';
import { amountOf } from '../../../site/sums/letting';
import { betterService } from '../../../site/sums/verdict';
import type { Facts } from '../words/prepare-words';

type Write = (year: Year, language: Language, years: Years) => string;

const euros =
  (amount: (year: Year, years: Years) => number): Write =>
  (year, language, years) =>
    formatValue(Math.round(amount(year, years) * 100) / 100, '€', language);

const steps = ['guestsPay', 'commission', 'paidOut', 'fee', 'cleaning', 'vat', 'tax'] as const;

const figures: Readonly<Record<string, Write>> = {
  nights: ({ nights }) => String(nights),
  changeovers: ({ changeovers }) => String(changeovers),
  changeover: euros(({ steps, changeovers }) => -amountOf(steps, 'cleaning') / changeovers),
  night: euros(({ assumptions }) => assumptions.night),
  guestNight: euros(({ assumptions }) => guestsPrice(assumptions)),
  evenNight: euros((year) => guestsPrice({ ...year.assumptions, night: evenNight(year) })),
  ...fromKeys(steps, (name) => euros(({ steps }) => Math.abs(amountOf(steps, name)))),
  oursShare: ({ steps }, language) => {
    const ours = -amountOf(steps, 'fee') - amountOf(steps, 'cleaning');
    return percent(ours / amountOf(steps, 'paidOut'), language);
  },
  beforeTax: euros(({ steps }) => amountOf(steps, 'beforeTax')),
  inHand: euros(({ steps }) => amountOf(steps, 'inHand')),
  tenantTax: euros(({ tenant }) => -amountOf(tenant, 'tax')),
  tenant: euros(({ tenant }) => amountOf(tenant, 'inHand')),
  more: euros((year, years) => compared(year, years).more),
  change: (year, language, years) => {
    const { more, share } = compared(year, years);
    return `${more > 0 ? '+' : ''}${percent(share, language)}`;
  },
  evenCleaning: euros((year) => Math.round(betterService(year).price)),
};

/** A share below one per cent with a decimal. */
function percent(share: number, language: Language): string {
  const exact = share * 100;
  const shown = Math.abs(exact) < 1 ? Math.round(exact * 10) / 10 : Math.round(exact);
  return formatValue(shown, '%', language);
}

const guestsPrice = ({ night, commission }: Assumptions) =>
  Math.round(night / (1 - commission / 100));

/** What texts may name as `{{example.…}}`, by the site's own model; without facts the names alone. */
export function exampleFacts(facts: SumFacts | undefined, language: Language): Facts {
  const years = facts && exampleCases(facts);
  return Object.fromEntries(
    caseNames.flatMap((name) =>
      Object.entries(figures).map(([figure, write]) => [
        `example.${name}.${figure}`,
        years ? write(years[name], language, years) : figure,
      ]),
    ),
  );
}
