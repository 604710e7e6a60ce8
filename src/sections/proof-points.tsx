import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import Check from '@lucide/icons/icons/check';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { Icon } from '../components/icon';
import { Section, titleBeside } from '../components/section';
import { useIsSample, useLanguage } from '../links/current-page';
import { SampleTag } from '../links/sample-tag';
import { SiteLink } from '../links/page-link';
import { anchors, pathTo } from '../site/routes';
import { telUrl } from '../site/text';
import { media } from '../theme';

/** The number of claims that stand open on a phone. */
const FIRST = 3;

const claims = ['company', 'vat', 'rating', 'policy', 'contract', 'rates', 'phone'] as const;

/** The facts that the claims name. */
const claimedFacts = ['registrationNumber', 'vatNumber', 'insurance', 'rating'];

interface ProofPointsProps {
  company: Queries.FrameCompanyFragment & Queries.ProofPointsFragment;
  /** On a phone the first three stand open, where another page has all of them. */
  phoneFold?: true;
}

/** The company's claims, linked where anybody can verify them; none without its fact. */
export function ProofPoints({ company, phoneFold }: ProofPointsProps) {
  const { t } = useTranslation('checks');
  const isSample = useIsSample();
  const file = pathTo(useLanguage(), 'open-file');
  const addresses: Partial<Record<(typeof claims)[number], string | null>> = {
    ...company.registers,
    rating: company.profiles?.host,
    policy: `${file}#${anchors.insurance}`,
    contract: `${file}#${anchors.contract}`,
    rates: `${file}#${anchors.method}`,
    phone: telUrl(company.contact.phone),
  };
  const shown = claims
    .map((id) => ({ id, claim: t(`${id}.claim`), address: addresses[id] ?? '' }))
    .filter(({ claim, address }) => claim && address);
  const list = (some: typeof shown) => (
    <ul css={rows}>
      {some.map(({ id, claim, address }) => (
        <li key={id}>
          <Icon of={Check} />
          <span>{claim}</span>
          {address.startsWith('/') ? (
            <SiteLink to={address}>{t(`${id}.place`)}</SiteLink>
          ) : (
            <a href={address} rel="noopener">
              {t(`${id}.place`)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
  const open = phoneFold ? FIRST : shown.length;
  return (
    <Section
      title={t('title')}
      text={phoneFold ? undefined : t('lead')}
      tag={claimedFacts.some((fact) => isSample(`company.${fact}`)) && <SampleTag />}
      sx={titleBeside}
    >
      <div>
        {list(shown.slice(0, open))}
        {shown.length > open && (
          <Disclosure title={t('show')} phoneOnly>
            {list(shown.slice(open))}
          </Disclosure>
        )}
      </div>
    </Section>
  );
}

/** @public Gatsby takes fragments from exports. */
export const proofPointsFragment = graphql`
  fragment ProofPoints on Company {
    profiles {
      host
    }
    registers {
      company
      vat
    }
  }
`;

const rows = css({
  'div > &': { borderTop: '1.5px solid var(--pine)' },
  li: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '0 16px',
    position: 'relative',
    paddingBlock: 10,
    borderBottom: '1px solid var(--line)',
    lineHeight: 1.45,
  },
  svg: { marginTop: 2, color: 'var(--leaf)' },
  // The whole row is a link.
  a: { gridColumn: 2, minHeight: 24, fontSize: 'var(--fs-small)', overflowWrap: 'anywhere' },
  'a::after': { content: "''", position: 'absolute', inset: 0 },
  [media.desktop]: {
    li: {
      gridTemplateColumns: '24px minmax(0, 1fr) 11em',
      alignItems: 'center',
      paddingBlock: 12,
    },
    a: { gridColumn: 3 },
  },
});
