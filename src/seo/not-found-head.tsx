import { languageConfig, languages } from '../site/languages';
import type { NotFoundContext } from '../site/page-context';
import { documentTitle, pageTitle } from '../site/page-title';
import { languageOf } from '../site/paths';

interface NotFoundHeadProps {
  location: { pathname: string };
  data: Queries.NotFoundPageQuery;
  pageContext: NotFoundContext;
}

/**
 * Takes the language from the path before anything is shown, so that the page's styles can hide the
 * other one, and the title of that language from the element's own data. Without scripts the page
 * shows both.
 */
const chooseLanguage =
  '(d=>{' +
  "const l=d.lang=d.dataset.shown=/^\\/en(\\/|$)/.test(location.pathname)?'en':'lv';" +
  'document.title=document.currentScript.dataset[l]' +
  '})(document.documentElement)';

/** The head of the not-found page: no canonical and no hreflang, since it has no address. */
export function NotFoundHead({ data, pageContext, location }: NotFoundHeadProps) {
  const { name } = data.company;
  const language = languageOf(location.pathname);
  const { htmlLang, dir } = languageConfig[language];
  const titles = languages.map((each) => [`data-${each}`, pageTitle(pageContext, each, name)]);
  return (
    <>
      <html lang={htmlLang} dir={dir} />
      <title>
        {typeof window === 'undefined'
          ? bothTitles(pageContext, name)
          : pageTitle(pageContext, language, name)}
      </title>
      <meta name="description" content={pageContext.descriptions[language]} />
      <meta name="robots" content="noindex" />
      <script
        {...Object.fromEntries(titles)}
        dangerouslySetInnerHTML={{ __html: chooseLanguage }}
      />
    </>
  );
}

/** The built document does not know yet for which language it will stand. */
function bothTitles({ titles }: NotFoundContext, company: string): string {
  return documentTitle(languages.map((language) => titles[language]).join(' – '), company);
}
