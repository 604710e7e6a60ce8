import { languageConfig } from '../site/languages';
import type { RedirectContext } from '../site/page-context';
import { pageTitle } from '../site/page-title';
import { absoluteUrl } from '../site/paths';

interface RedirectHeadProps {
  data: Queries.RedirectPageQuery;
  pageContext: RedirectContext;
}

/**
 * Moves the visitor on: replaces the entry in the history, keeps query and hash. The text is the
 * same for every redirect, so that one hash in a policy allows it.
 */
const moveOn =
  "location.replace(new URL(document.querySelector('link[rel=canonical]').href).pathname" +
  ' + location.search + location.hash)';

/** The head of a small page that leads to another address, for hosts that read no rules. */
export function RedirectHead({ data, pageContext }: RedirectHeadProps) {
  const { language, to } = pageContext;
  const siteUrl = data.site?.siteMetadata.siteUrl ?? '';
  return (
    <>
      <html lang={languageConfig[language].htmlLang} />
      <title>{pageTitle(pageContext, language, data.company.name)}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={absoluteUrl(siteUrl, to)} />
      <script dangerouslySetInnerHTML={{ __html: moveOn }} />
    </>
  );
}
