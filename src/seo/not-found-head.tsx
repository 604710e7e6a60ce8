import { languageConfig } from '../site/languages';
import type { NotFoundContext } from '../site/page-context';
import { pageTitle } from '../site/page-title';
import { languageOf } from '../site/paths';

interface NotFoundHeadProps {
  location: { pathname: string };
  data: Queries.NotFoundPageQuery;
  pageContext: NotFoundContext;
}

/**
 * Takes the language from the path before anything is shown, so that the page's styles can hide the
 * other one. Without scripts the page shows both.
 */
const chooseLanguage =
  "(d=>{d.lang=d.dataset.shown=/^\\/en(\\/|$)/.test(location.pathname)?'en':'lv'})(document.documentElement)";

/** The head of the not-found page: no canonical and no hreflang, since it has no address. */
export function NotFoundHead({ data, pageContext, location }: NotFoundHeadProps) {
  const { htmlLang, dir } = languageConfig[languageOf(location.pathname)];
  return (
    <>
      <html lang={htmlLang} dir={dir} />
      <title>{pageTitle(pageContext, data.company.name)}</title>
      <meta name="robots" content="noindex" />
      <script dangerouslySetInnerHTML={{ __html: chooseLanguage }} />
    </>
  );
}
