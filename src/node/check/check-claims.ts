import { examplePrice, midpoint, services } from '../../site/sums/assumptions';
import { articleSum } from '../content/facts/example-cases';
import { COMPANY_FILE, type Company } from '../content/company/read-company';
import { brokenRulesOf, type Problem } from '../content/problems';
import type { RatesFile } from '../content/rates/read-rates';

/** In points of per cent: a sum of whole figures is not more exact. */
const TOLERANCE = 1;

/** Compares the company's claims about income with the calculator's results from its figures. */
export function checkClaims({ figures }: Company, rates: RatesFile): Problem[] {
  const { incomeUplift, incomeRatio, longTermIncome, shortTermExample, longTermExample } = figures;
  const incomes = [longTermIncome.from, longTermIncome.to];
  const uplifts = services.flatMap((service) =>
    incomes.map((income) => {
      const rent = income / 12;
      const facts = { figures, rates };
      const sum = articleSum({ rent, service, price: examplePrice(facts, rent) }, facts);
      return (sum.left.shortTerm / sum.left.longTerm - 1) * 100;
    }),
  );
  const reached = Math.floor(Math.max(...uplifts));
  const ratio = midpoint(shortTermExample) / midpoint(longTermExample);
  const { from, to } = incomeRatio;
  return brokenRulesOf([
    [
      reached + TOLERANCE < incomeUplift.to,
      'figures.incomeUplift',
      `promises up to ${incomeUplift.to} %, but with these fees and prices the calculator reaches ${reached} % within longTermIncome; expected no more than that`,
    ],
    [
      ratio < from || ratio > to,
      'figures.incomeRatio',
      `leaves out shortTermExample divided by longTermExample, ${ratio.toFixed(2)}; expected a range that holds it`,
    ],
  ]).map((claim) => ({ file: COMPANY_FILE, ...claim }));
}
