import { fullSum, middle, services, type SumFacts } from '../../site/sums/assumptions';
import { COMPANY_FILE, type Company } from '../content/company/read-company';
import { brokenOf, type Problem } from '../content/problems';
import type { RatesFile } from '../content/rates/rates-schema';

/** In points of per cent: a sum of whole figures is not more exact. */
const TOLERANCE = 1;

/** What the company says of its income, against what the site's own model makes of its figures. */
export function checkClaims({ figures }: Company, rates: RatesFile): Problem[] {
  const { incomeUplift, incomeRatio, longTermIncome, shortTermExample, longTermExample } = figures;
  const incomes = [longTermIncome.from, longTermIncome.to];
  const uplifts = services.flatMap((service) =>
    incomes.map((income) => upliftAt(income / 12, service, { figures, rates })),
  );
  const reached = Math.floor(Math.max(...uplifts));
  const ratio = middle(shortTermExample) / middle(longTermExample);
  const claims = brokenOf([
    reached + TOLERANCE < incomeUplift.to && {
      key: 'figures.incomeUplift',
      message: `promises up to ${incomeUplift.to} %, but with these fees and prices the calculator reaches ${reached} % within longTermIncome; expected no more than that`,
    },
    (ratio < incomeRatio.from || ratio > incomeRatio.to) && {
      key: 'figures.incomeRatio',
      message: `leaves out shortTermExample divided by longTermExample, ${ratio.toFixed(2)}; expected a range that holds it`,
    },
  ]);
  return claims.map((claim) => ({ file: COMPANY_FILE, ...claim }));
}

/** By how many per cent more is left than from a tenant, without utilities, in our usual year. */
function upliftAt(rent: number, service: (typeof services)[number], facts: SumFacts): number {
  const { inHand } = fullSum({ rent, service, utilities: 0 }, facts);
  return (inHand.shortTerm / inHand.longTerm - 1) * 100;
}
