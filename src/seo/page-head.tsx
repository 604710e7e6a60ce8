import type { HeadProps } from 'gatsby';
import { defaultLanguage, languages, profiles, type Language } from '../site/languages';
import type { PageContext } from '../site/page-context';
import { pageTitle } from '../site/page-title';
import { absoluteUrl } from '../site/paths';
import { plainText } from '../site/plain-text';

export function PageHead({ data, pageContext }: HeadProps<Queries.FrameFragment, PageContext>) {
  const { language, alternates, meta, route } = pageContext;
  const { company, sharePicture } = data;
  if (!data.site) throw new Error(`The head of ${alternates[language]} lacks its data`);

  const { siteUrl, robots } = data.site.siteMetadata;
  const addressIn = (each: Language) => absoluteUrl(siteUrl, alternates[each]);
  const others = languages.filter((each) => each !== language);
  const url = addressIn(language);
  const title = pageTitle(pageContext, language, company.name);
  const picture = sharePicture.childImageSharp?.resize?.src;
  return (
    <>
      <DocumentLanguage language={language} />
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords} />
      <meta name="robots" content={robots} />
      <link rel="canonical" href={url} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={addressIn(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
      <meta property="og:type" content={route === 'article' ? 'article' : 'website'} />
      <meta property="og:site_name" content={plainText(company.name)} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={profiles[language].openGraphLocale} />
      {others.map((each) => (
        <meta key={each} property="og:locale:alternate" content={profiles[each].openGraphLocale} />
      ))}
      {picture && <meta property="og:image" content={absoluteUrl(siteUrl, picture)} />}
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export function DocumentLanguage({ language }: { language: Language }) {
  // Setting even the same language makes a browser recalculate the styles of the whole page.
  if (typeof document !== 'undefined' && document.documentElement.lang === language) return null;
  return <html lang={language} dir={profiles[language].dir} />;
}
