import type { Language } from './languages';
import type { AnyPageContext } from './page-context';
import { plainText } from './plain-text';

export function pageTitle(context: AnyPageContext, language: Language, company: string): string {
  if (context.kind === 'page') return documentTitle(context.meta.title, company);
  const title = context.kind === 'notFound' ? context.titles[language] : context.title;
  return documentTitle(title, company);
}

/** The length of a title that search results show: about 600 pixels. */
export const TITLE_MAX_LENGTH = 75;

/** With the company's name where there is room for it. */
export function documentTitle(title: string, company: string): string {
  const whole = plainText(`${title} | ${company}`);
  return whole.length > TITLE_MAX_LENGTH ? plainText(title) : whole;
}
