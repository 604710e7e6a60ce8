import { css } from '@emotion/react';
import { Children, Fragment, isValidElement, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentBanner } from '../consent/consent-banner';
import type { Language } from '../site/languages';
import { ClosingAction } from '../chrome/closing-action';
import { Footer } from '../chrome/footer';
import { Header } from '../chrome/header';
import { PhoneBar } from '../chrome/phone-bar';
import { PageLink } from '../links/page-link';

interface FrameProps {
  company: Queries.FrameCompanyFragment;
  alternates: Record<Language, string>;
  children: ReactNode;
  /** The page begins with a picture, over which the header lies. */
  overPicture?: boolean;
  /** Whether the page ends in the call to action, which a phone also shows at its lower edge. */
  closing?: boolean;
  /** Whether the page comes alive as one: it is drawn again as soon as it is alive. */
  whole?: boolean;
  /** The id to which the skip link leads; only a page with two frames needs its own. */
  mainId?: string;
  /** Another frame of the page has the document's one `<main>` that is not hidden. */
  mainHidden?: boolean;
}

/**
 * What every page shares: consent, header, the closing call to action, footer. Each section comes
 * alive by itself, so that none keeps a phone busy for long; the one that is touched comes first.
 */
export function Frame({
  company,
  alternates,
  children,
  overPicture = false,
  closing = true,
  whole = false,
  mainId = 'main',
  mainHidden,
}: FrameProps) {
  const { t } = useTranslation('common');
  const { phone } = company.contact;
  const Section = whole ? Fragment : Suspense;
  return (
    <>
      <ConsentBanner privacy={<PageLink to="privacy">{t('pages.privacy')}</PageLink>} />
      <Section>
        <Header
          companyName={company.name}
          phone={phone}
          alternates={alternates}
          overPicture={overPicture}
          mainId={mainId}
        />
      </Section>
      <main id={mainId} hidden={mainHidden} tabIndex={-1} css={[main, !overPicture && belowHeader]}>
        {Children.map(children, (section) =>
          isValidElement(section) && section.type === FieldSection ? (
            section
          ) : (
            <Section>{section}</Section>
          ),
        )}
        {closing && (
          <Section>
            <ClosingAction phone={phone} />
            <PhoneBar phone={phone} />
          </Section>
        )}
      </main>
      <Section>
        <Footer company={company} />
      </Section>
    </>
  );
}

/**
 * A section in which visitors type. It is hydrated first, with the frame: a jump to a place on the page
 * would draw a section that is not yet hydrated anew, without what was typed into it.
 */
export function FieldSection({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

const main = css`
  position: relative;
  &:focus {
    outline: none;
  }
`;

const belowHeader = css`
  padding-top: var(--header);
`;
