import type { PageRouteId } from './routes';

/** The ids of sections to which other pages and texts may link, by page. */
const sections = {
  contact: { contactForm: 'contact-form' },
  consultation: { consultationForm: 'consultation-form' },
  owners: {
    form: 'property-form',
    sum: 'calculator',
    formAddress: 'property-form-propertyAddress',
    formAfterAddress: 'property-form-propertyType',
  },
  'open-file': {
    forecast: 'forecast',
    strongMonth: 'strong-month',
    weakMonth: 'weak-month',
    prices: 'prices',
    contract: 'contract',
    insurance: 'insurance',
    method: 'method',
  },
} as const;

export const anchors = { ...sections.owners, ...sections['open-file'] };

export function anchorsOn(page: PageRouteId): string[] {
  const all: Partial<Record<PageRouteId, Readonly<Record<string, string>>>> = sections;
  return Object.values(all[page] ?? {});
}

/** By its text, so that a copied link never leads to another question. */
export const questionId = (page: string, question: string): string =>
  [
    page,
    ...(question
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\d]+/gu) ?? []),
  ]
    .join('-')
    .toLowerCase();
