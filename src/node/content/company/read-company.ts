import type { Figure } from '../../../site/figures';
import { checkYaml } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { readText } from '../files/read-text';
import type { Checked } from '../problems';
import { companySchema, type CompanyFile } from './company-schema';
import { figureKeys, type FigureKey } from './figure-rules';

export const COMPANY_FILE = `${CONTENT}/company.yml`;

export interface Company extends Omit<CompanyFile, 'figures'> {
  figures: Record<FigureKey, Figure>;
}

export function readCompany(): Checked<Company> {
  const { value: source, problems } = readText(COMPANY_FILE);
  return source === undefined ? { problems } : parseCompany(source);
}

export function parseCompany(source: string): Checked<Company> {
  const { value, problems } = checkYaml(source, companySchema, COMPANY_FILE);
  if (!value) return { problems };
  const figures = Object.fromEntries(
    figureKeys.map((key) => [key, figureOf(value.figures[key])]),
  ) as Record<FigureKey, Figure>;
  return { value: { ...value, figures }, problems: [] };
}

function figureOf({ value, from, to, unit, orMore }: CompanyFile['figures'][FigureKey]): Figure {
  return {
    from: from ?? value ?? NaN,
    to: to ?? value ?? NaN,
    unit: unit ?? '',
    orMore: orMore ?? false,
  };
}
