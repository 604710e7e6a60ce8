import { css } from '@emotion/react';
import Check from '@lucide/icons/icons/check';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { Section } from '../components/section';
import { PageLink } from '../links/page-link';
import { sections } from '../site/sections';
import { telUrl } from '../site/tel-url';
import { media, plainLink } from '../theme';

const papers = {
  policy: sections.insurance,
  contract: sections.contract,
  rates: sections.method,
} as const;

const claims = ['company', 'vat', 'rating', 'policy', 'contract', 'rates', 'phone'] as const;

/** What the company says of itself, and where anybody can check it; what lacks its fact is left out. */
export function Checks({ company }: { company: Queries.AboutPageQuery['company'] }) {
  const { t } = useTranslation('about');
  const { contact, profiles, registers } = company;
  const places = { ...registers, rating: profiles?.host, phone: telUrl(contact.phone) };
  const placeOf = (id: (typeof claims)[number]) => {
    const place = t(`why.${id}.place`);
    if (id in papers)
      return (
        <PageLink to="papers" hash={papers[id as keyof typeof papers]} css={plainLink}>
          {place}
        </PageLink>
      );
    const address = places[id as keyof typeof places];
    return (
      address && (
        <a href={address} rel="noopener" css={plainLink}>
          {place}
        </a>
      )
    );
  };
  const shown = claims
    .map((id) => ({ id, claim: t(`why.${id}.claim`), place: placeOf(id) }))
    .filter(({ claim, place }) => claim && place);
  return (
    <Section title={t('why.title')} text={t('why.lead')}>
      <ul css={list}>
        {shown.map(({ id, claim, place }) => (
          <li key={id}>
            <Icon of={Check} />
            <span>{claim}</span>
            {place}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const list = css({
  borderTop: '1.5px solid var(--pine)',
  li: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '0 16px',
    paddingBlock: 14,
    borderBottom: '1px solid var(--line)',
    lineHeight: 1.45,
  },
  svg: { marginTop: 2, color: 'var(--leaf)' },
  a: { gridColumn: 2, fontSize: 'var(--fs-base)', overflowWrap: 'anywhere' },
  [media.desktop]: {
    li: { gridTemplateColumns: '24px minmax(0, 1fr) 20em', alignItems: 'center' },
    a: { gridColumn: 3 },
  },
});
