import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../components/fact-list';
import { tabular } from '../components/text-styles';
import { SiteLink } from '../links/site-link';
import { useLanguage } from '../links/use-language';
import { formatWholeEuros } from '../site/figures';
import { pathTo } from '../site/paths';
import { sections } from '../site/sections';
import { fullSum, type SumFacts } from '../site/sums/assumptions';
import { writeChanges } from '../site/sums/sum-address';

const DAYS = 365;

interface HomeFactsProps {
  rooms: number;
  /** With guests, in a year. */
  nights: number;
  /** What a tenant would pay a month, in euros. */
  rent: number;
  facts: SumFacts;
}

export function HomeFacts({ rooms, nights, rent, facts }: HomeFactsProps) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const changed = { rent, usual: Math.round((nights / DAYS) * 10_000) / 100 };
  const left = fullSum(changed, facts).inHand.shortTerm;
  const calculation = `${pathTo(language, 'owners')}${writeChanges(changed, '')}#${sections.sum}`;
  return (
    <>
      <FactList
        css={[list, tabular]}
        facts={[
          [t('portfolio.facts.rooms'), rooms],
          [t('portfolio.facts.nights'), nights],
          [t('portfolio.facts.left'), formatWholeEuros(left, language)],
        ]}
      />
      <SiteLink to={calculation}>
        {t('portfolio.facts.sum', { rent: formatWholeEuros(rent, language) })}
      </SiteLink>
    </>
  );
}

const list = css({
  marginBlock: '12px 10px',
  div: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 7,
    borderTop: '1px solid var(--line)',
    lineHeight: 1.35,
  },
  dt: { minWidth: 0, color: 'var(--ink-soft)', overflowWrap: 'anywhere' },
  dd: { fontWeight: 600 },
});
