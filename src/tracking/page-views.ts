import { languageOf } from '../site/paths';
import { track } from './track';

let language: string | undefined;

/**
 * Reports that a page is shown, with its language when that differs from the page before. The caller
 * gives the title, because the document keeps the old one while a route changes.
 */
export function trackPageView(page_path: string, page_title: string): void {
  const page_language = languageOf(page_path);
  track({ event: 'page_view', page_path, page_language, page_title });
  if (language === page_language) return;
  language = page_language;
  track({ event: 'page_language', page_path, page_language });
}
