import type { HeadProps } from 'gatsby';
import { defaultLanguage, languages } from '../site/languages';
import type { NotFoundContext } from '../site/page-context';
import { documentTitle, pageTitle } from '../site/page-title';
import { languageOf } from '../site/paths';
import { DocumentLanguage } from './page-head';

/**
 * Sets the language of the path before the page is shown; styles hide the others. Repeated
 * slashes become one, and signs that Gatsby's router would encode twice a hyphen: without them the
 * path could be that of a page.
 */
const chooseLanguage =
  '(d=>{' +
  'const plain=location.pathname' +
  '.replace(/(%(2[346BCF]|3[ABDF]|40|5C))+/gi,"-").replace(/\\/+/g,"/");' +
  'if(plain!==location.pathname)' +
  'history.replaceState(null,"",plain+location.search+location.hash);' +
  `const found=/^\\/(${languages.join('|')})(?=\\/|$)/.exec(location.pathname);` +
  `const l=d.lang=d.dataset.shown=found?found[1]:'${defaultLanguage}';` +
  'document.title=document.currentScript.dataset[l]' +
  '})(document.documentElement)';

/** Without canonical and hreflang, since the page has no address. */
export function NotFoundHead({
  data,
  pageContext,
  location,
}: HeadProps<Queries.NotFoundPageQuery, NotFoundContext>) {
  const { name } = data.company;
  const { titles, descriptions } = pageContext;
  const language = languageOf(location.pathname);
  const titleIn = languages.map((each) => [`data-${each}`, pageTitle(pageContext, each, name)]);
  return (
    <>
      <DocumentLanguage language={language} />
      <title>
        {/* The build does not know the visitor's language. */}
        {typeof window === 'undefined'
          ? documentTitle(languages.map((each) => titles[each]).join(' – '), name)
          : pageTitle(pageContext, language, name)}
      </title>
      <meta name="description" content={descriptions[language]} />
      <meta name="robots" content="noindex" />
      <script
        {...Object.fromEntries(titleIn)}
        dangerouslySetInnerHTML={{ __html: chooseLanguage }}
      />
    </>
  );
}
