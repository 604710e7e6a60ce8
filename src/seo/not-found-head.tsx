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
 * A script that runs before the page is shown: it sets the language of the path, so that styles hide
 * the other language, and the title in that language. Without scripts the page shows both languages.
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

/** Both titles in one: the build cannot know in which language a visitor will need the page. */
function bothTitles({ titles }: NotFoundContext, company: string): string {
  return documentTitle(languages.map((language) => titles[language]).join(' – '), company);
}
