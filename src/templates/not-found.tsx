import { css } from '@emotion/react';
import { type HeadProps, graphql, type PageProps } from 'gatsby';
import { useEffect, useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { Container } from '../components/section';
import { Frame } from '../layout/frame';
import { ButtonLink, PageLink } from '../links/page-link';
import { useCurrentPage } from '../links/current-page';
import { DocumentLanguage } from '../seo/page-head';
import { defaultLanguage, languages, type Language } from '../site/languages';
import type { NotFoundContext } from '../site/page-context';
import { documentTitle, pageTitle, languageOf } from '../site/routes';
import { useHydrated } from '../start/hydration-hooks';
import { cluster, kicker, lead, sideBySide, touchTarget } from '../theme';

type NotFoundProps = PageProps<Queries.NotFoundPageQuery, NotFoundContext>;

/** The build writes every language into the page; in the browser only that of the path stays. */
export default function NotFoundPage({ data }: NotFoundProps) {
  const { pathname } = useCurrentPage().location;
  const hydrated = useHydrated();
  useEffect(() => console.warn(`Page not found: ${pathname}`), [pathname]);

  const shown = hydrated ? [languageOf(pathname)] : languages;
  return (
    <div css={page}>
      {shown.map((language, index) => (
        <div key={language} lang={language} data-language={language}>
          <InLanguage language={language}>
            <Frame
              company={data.company}
              closing={false}
              hydrateAtOnce
              mainId={`mainContent-${language}`}
              mainHidden={index > 0}
            >
              <Message data={data} />
            </Frame>
          </InLanguage>
        </div>
      ))}
    </div>
  );
}

function Message({ data }: Pick<NotFoundProps, 'data'>) {
  const { t } = useTranslation('notFound');
  const { t: common } = useTranslation('common');
  return (
    <Container sx={message} name="not-found">
      <div>
        <p css={kicker}>404</p>
        <h1>{t('title')}</h1>
        <p css={lead}>{t('text')}</p>
        <ButtonLink to="home" kind="solid" sx={{ marginTop: 'var(--s6)' }}>
          {t('home')}
        </ButtonLink>
        <div css={doors}>
          {(['owners', 'services', 'contact'] as const).map((route) => (
            <PageLink key={route} to={route}>
              {common(`pages.${route}`)}
            </PageLink>
          ))}
        </div>
      </div>
      <Picture
        image={data.picture.gatsbyImageData}
        alt={t('picture')}
        priority="where-shown"
        sx={{ borderRadius: 'var(--r-l)' }}
      />
    </Container>
  );
}

/** A part of a page in another language; the page's data must bring its messages. */
function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { i18n } = useTranslation();
  const instance = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

const page = css({
  [languages.map((shown) => `[data-shown='${shown}'] & > :not([data-language='${shown}'])`).join()]:
    { display: 'none' },
  // HTML allows one main that is not hidden; which is shown is decided above.
  'main[hidden]': { display: 'block' },
  // Without scripts all messages stand between one header and one footer.
  'html:not([data-shown]) & > :not(:last-of-type) > footer, html:not([data-shown]) & > :not(:first-of-type) > header':
    { display: 'none' },
});

const message = css(sideBySide('5fr 7fr', { gap: '40px' }), {
  alignItems: 'center',
  paddingBlock: 'clamp(40px, 6vw, 96px)',
  h1: { margin: '10px 0 16px' },
});

const doors = css(cluster('0 var(--s5)'), { marginTop: 'var(--s4)', a: touchTarget });

export const query = graphql`
  query NotFoundPage($namespaces: [String!]!) {
    ...Settings
    company {
      ...FrameCompany
    }
    picture(name: "not-found") {
      gatsbyImageData(width: 728)
    }
    locales: allLocale(filter: { ns: { in: $namespaces } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;

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

/** The head has no canonical and no hreflang, since the page has no address. */
export function Head({
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
