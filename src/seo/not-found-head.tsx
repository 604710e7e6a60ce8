import { defaultLanguage, languages } from '../site/languages';
import type { NotFoundContext } from '../site/page-context';
import { documentTitle, pageTitle } from '../site/page-title';
import { languageOf } from '../site/paths';
import { DocumentLanguage } from './document-language';

interface NotFoundHeadProps {
  location: { pathname: string };
  data: Queries.NotFoundPageQuery;
  pageContext: NotFoundContext;
}

/**
 * Runs before the page is shown: sets the language of the path, by which styles hide the others, and
 * the title. Repeated slashes, and signs that Gatsby's router would encode twice, become a slash.
 */
const chooseLanguage =
  '(d=>{' +
  'const plain=location.pathname.replace(/(%(2[346BCF]|3[ABDF]|40|5C)|\\/)+/gi,"/");' +
  'if(plain!==location.pathname)' +
  'history.replaceState(null,"",plain+location.search+location.hash);' +
  `const found=/^\\/(${languages.join('|')})(?=\\/|$)/.exec(location.pathname);` +
  `const l=d.lang=d.dataset.shown=found?found[1]:'${defaultLanguage}';` +
  'document.title=document.currentScript.dataset[l]' +
  '})(document.documentElement)';

/** The head of the not-found page: no canonical and no hreflang, since it has no address. */
export function NotFoundHead({ data, pageContext, location }: NotFoundHeadProps) {
  const { name } = data.company;
  const language = languageOf(location.pathname);
  const titles = languages.map((each) => [`data-${each}`, pageTitle(pageContext, each, name)]);
  return (
    <>
      <DocumentLanguage language={language} />
      <title>
        {typeof window === 'undefined'
          ? allTitles(pageContext, name)
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

/** All titles in one: the build cannot know in which language a visitor will need the page. */
function allTitles({ titles }: NotFoundContext, company: string): string {
  return documentTitle(languages.map((language) => titles[language]).join(' – '), company);
}
