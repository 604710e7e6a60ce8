import type { Language } from './languages';
import type { AnyPageContext } from './page-context';
import { plainText } from './plain-text';

export const pageTitle = (context: AnyPageContext, language: Language, company: string): string =>
  documentTitle(titleOf(context, language), company);

export const documentTitle = (title: string, company: string): string =>
  plainText(`${title} | ${company}`);

function titleOf(context: AnyPageContext, language: Language): string {
  if (context.kind === 'page') return context.meta.title;
  return context.kind === 'notFound' ? context.titles[language] : context.title;
}
