import type { Figure } from '../../../site/figures';
import { fromKeys } from '../../../site/from-keys';
import { checkYaml } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { readText } from '../files/read-text';
import { andThen, valid, type Checked } from '../problems';
import { companySchema, type CompanyFile } from './company-schema';
import { figureKeys, type FigureKey } from './figure-rules';

export const COMPANY_FILE = `${CONTENT}/company.yml`;

export interface Company extends Omit<CompanyFile, 'figures'> {
  figures: Record<FigureKey, Figure>;
}

export const readCompany = () => andThen(readText(COMPANY_FILE), parseCompany);

export const parseCompany = (source: string): Checked<Company> =>
  andThen(checkYaml(source, companySchema, COMPANY_FILE), (company) =>
    valid({ ...company, figures: fromKeys(figureKeys, (key) => figureOf(company.figures[key])) }),
  );

function figureOf({
  value = NaN,
  from = value,
  to = value,
  unit = '',
  orMore = false,
}: CompanyFile['figures'][FigureKey]): Figure {
  return { from, to, unit, orMore };
}
