import type { HeadProps } from 'gatsby';
import { defaultLanguage, languages, type Language } from '../site/languages';
import type { PageContext } from '../site/page-context';
import { pageTitle, absoluteUrl } from '../site/routes';

export function PageHead({ data, pageContext }: HeadProps<Queries.FrameFragment, PageContext>) {
  const { language, alternates, meta } = pageContext;
  const { company } = data;
  if (!data.site) throw new Error(`The head of ${alternates[language]} lacks its data`);

  const { siteUrl, robots } = data.site.siteMetadata;
  const addressIn = (each: Language) => absoluteUrl(siteUrl, alternates[each]);
  return (
    <>
      <DocumentLanguage language={language} />
      <title>{pageTitle(pageContext, language, company.name)}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords} />
      <meta name="robots" content={robots} />
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={addressIn(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
    </>
  );
}

export function DocumentLanguage({ language }: { language: Language }) {
  // Setting even the same language makes a browser recalculate the styles of the whole page.
  if (typeof document !== 'undefined' && document.documentElement.lang === language) return null;
  return <html lang={language} dir="ltr" />;
}
