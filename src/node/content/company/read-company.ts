import type { Figure } from '../../../site/figures';
import { fromKeys } from '../../../site/from-keys';
import type { PageRouteId } from '../../../site/routes';
import { CONTENT } from '../content-folder';
import { readText } from '../files/read-text';
import { parseYaml } from '../parse-yaml';
import { attempt } from '../problems';
import { companyRules } from './company-rules';
import { companySchema, type CompanyFile } from './company-schema';
import { figureKeys, type FigureKey, type optionalFigures } from './figure-rules';
import { figureOf } from './figure-schema';

export const COMPANY_FILE = `${CONTENT}/company.yml`;

type OptionalKey = (typeof optionalFigures)[number];

export interface Company extends Omit<CompanyFile, 'figures'> {
  figures: Record<Exclude<FigureKey, OptionalKey>, Figure> & Partial<Record<OptionalKey, Figure>>;
}

export const readCompany = () => attempt(() => parseCompany(readText(COMPANY_FILE)));

/** Pages for which the company lacks what they are about. */
export const absentPages = ({ profiles }: Company): PageRouteId[] =>
  profiles?.group ? [] : ['network'];

export function parseCompany(source: string): Company {
  const company = parseYaml(source, companySchema, COMPANY_FILE, { rules: companyRules });
  return {
    ...company,
    // With no reviews nothing is claimed.
    rating: company.rating?.reviews ? company.rating : undefined,
    figures: fromKeys(figureKeys, (key) =>
      figureOf(key, company.figures[key]),
    ) as Company['figures'],
  };
}
