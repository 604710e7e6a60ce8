import { languages, profiles } from '../site/languages';
import { absoluteUrl } from '../site/paths';
import { plainText } from '../site/plain-text';
import type { BuiltPage } from './structured-data';

/** What other sites show of a link to a page. They read the document, so no script contains it. */
export function LinkPreview({ pageContext, data }: BuiltPage) {
  const { company, sharePicture, site } = data ?? {};
  const picture = sharePicture?.childImageSharp?.resize?.src;
  if (pageContext?.kind !== 'page' || !company || !picture || !site) return null;
  const { language, alternates, meta, route } = pageContext;
  const { siteUrl } = site.siteMetadata;
  const others = languages.filter((each) => each !== language);
  return (
    <>
      <meta property="og:type" content={route === 'article' ? 'article' : 'website'} />
      <meta property="og:site_name" content={plainText(company.name)} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={absoluteUrl(siteUrl, alternates[language])} />
      <meta property="og:locale" content={profiles[language].openGraphLocale} />
      {others.map((each) => (
        <meta key={each} property="og:locale:alternate" content={profiles[each].openGraphLocale} />
      ))}
      <meta property="og:image" content={absoluteUrl(siteUrl, picture)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={meta.picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
