import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Children, Fragment, Suspense, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentQuestion } from '../analytics/consent-question';
import { PageLink } from '../links/page-link';
import { ClosingAction, type ClosingWords } from '../sections/closing-band';
import { releaseEvents, restorePrerendered } from '../start/before-hydration';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import { Header } from './header';
import { PhoneBar } from './call-links';

interface FrameProps {
  company: Queries.FrameCompanyFragment;
  children: React.ReactNode;
  /** The header lies over the page's first picture. */
  overPicture?: boolean;
  /** A page may have its own texts there. */
  closing?: boolean | ClosingWords;
  /** The page hydrates as one, because it is re-rendered right after hydration. */
  hydrateAtOnce?: boolean;
  /** Where the skip link leads; the ids of a text's headings have no capital letter. */
  mainId?: string;
  /** Another frame of the page has the one `<main>` that is not hidden. */
  mainHidden?: boolean;
}

/** Hydrates each section by itself, so that none keeps a phone busy for long. */
export function Frame({
  company,
  children,
  overPicture = false,
  closing = true,
  hydrateAtOnce = false,
  mainId = 'mainContent',
  mainHidden,
}: FrameProps) {
  const { t } = useTranslation('common');
  const { phone } = company.contact;
  const Hydrated = hydrateAtOnce ? Fragment : Suspense;
  const end = closing && (
    <>
      <ClosingAction phone={phone} words={closing === true ? undefined : closing} />
      <PhoneBar phone={phone} />
    </>
  );
  return (
    <>
      <Restored />
      <ErrorBoundary>
        <ConsentQuestion privacy={<PageLink to="privacy">{t('pages.privacy')}</PageLink>} />
      </ErrorBoundary>
      <ErrorBoundary of="header">
        <Hydrated>
          <Header company={company} overPicture={overPicture} mainId={mainId} />
        </Hydrated>
      </ErrorBoundary>
      <main id={mainId} hidden={mainHidden} tabIndex={-1} css={[main, !overPicture && belowHeader]}>
        {Children.map([children, end], (section) => (
          <ErrorBoundary of="main > *">
            <Hydrated>
              <Restored />
              {section}
            </Hydrated>
          </ErrorBoundary>
        ))}
      </main>
      <ErrorBoundary of="footer">
        <Hydrated>
          <Footer company={company} />
        </Hydrated>
      </ErrorBoundary>
      <Hydrated>
        <PageHydrated />
      </Hydrated>
    </>
  );
}

/** The first of the sections, so that its effect runs before those that read the fields. */
function Restored() {
  useLayoutEffect(restorePrerendered, []);
  return null;
}

/** After the last section: React hydrates them in their order, unless a visitor uses one. */
function PageHydrated() {
  useEffect(releaseEvents, []);
  return null;
}

const main = css({ position: 'relative', '&:focus': { outline: 'none' } });

const belowHeader = css({ paddingTop: 'var(--header)' });

/** @public Gatsby takes fragments from exports. */
export const frameQuery = graphql`
  fragment FrameCompany on Company {
    name
    founded
    contact {
      phone
      guestPhone
      secondPhone
      email
    }
    address {
      street
      postalCode
      country
      latitude
      longitude
    }
    hours {
      days
      opens
      closes
    }
    networks {
      name
      url
    }
    figures {
      remoteFeeRange {
        from
      }
      onSiteFeeRange {
        from
        to
      }
      ourCleaning {
        from
        to
      }
    }
  }

  fragment Settings on Query {
    site {
      siteMetadata {
        siteUrl
        robots
        analytics
        preview
        demonstration
      }
    }
  }

  fragment Samples on Query {
    site {
      siteMetadata {
        samples
      }
    }
  }

  fragment Frame on Query {
    ...Settings
    company {
      ...FrameCompany
      legalName(language: $language)
      address {
        city(language: $language)
      }
    }
    sharePicture(route: $route, slug: $slug, language: $language) {
      childImageSharp {
        resize(width: 1200, height: 630, quality: 82) {
          src
        }
      }
    }
    locales: allLocale(filter: { ns: { in: $namespaces }, language: { eq: $language } }) {
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
