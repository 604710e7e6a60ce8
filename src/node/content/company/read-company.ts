import type { Figure } from '../../../site/figures';
import { fromKeys } from '../../../site/from-keys';
import type { PageRouteId } from '../../../site/routes';
import { checkYaml } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { readText } from '../files/read-text';
import { andThen, valid, type Checked } from '../problems';
import { companySchema, type CompanyFile } from './company-schema';
import { figureKeys, type FigureKey, type optionalFigures } from './figure-rules';

export const COMPANY_FILE = `${CONTENT}/company.yml`;

type OptionalKey = (typeof optionalFigures)[number];

export interface Company extends Omit<CompanyFile, 'figures'> {
  figures: Record<Exclude<FigureKey, OptionalKey>, Figure> & Partial<Record<OptionalKey, Figure>>;
}

export const readCompany = () => andThen(readText(COMPANY_FILE), parseCompany);

/** Pages for which the company lacks what they are about. */
export const absentPages = ({ profiles }: Company): PageRouteId[] =>
  profiles?.group ? [] : ['network'];

export const parseCompany = (source: string): Checked<Company> =>
  andThen(checkYaml(source, companySchema, COMPANY_FILE), (company) =>
    valid({
      ...company,
      // With no reviews nothing is claimed.
      rating: company.rating?.reviews ? company.rating : undefined,
      figures: fromKeys(figureKeys, (key) => figureOf(company.figures[key])) as Company['figures'],
    }),
  );

function figureOf(written: CompanyFile['figures'][FigureKey]): Figure | undefined {
  if (!written) return undefined;
  const { value = NaN, from = value, to = value, unit = '', orMore = false } = written;
  return { from, to, unit, orMore };
}
