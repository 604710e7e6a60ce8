import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { FactList } from '../components/fact-list';
import { ruledFacts } from '../components/ruled-facts';
import { lead, media, sideBySide, tabular } from '../theme';

const facts = ['members', 'place', 'moderators', 'wait'] as const;

/** What members say that they earn, and the facts about the group. */
export function Earnings() {
  const { t } = useTranslation('network');
  const known = facts
    .map((id) => [t(`facts.${id}.name`), t(`facts.${id}.value`)] as const)
    .filter(([, value]) => value);
  return (
    <Section sx={layout}>
      <div>
        <p>{t('earnings.whose')}</p>
        <b css={[numeral, tabular]} translate="no">
          {t('earnings.value')}
        </b>
        <p css={lead}>{t('earnings.text')}</p>
      </div>
      {known.length > 0 && <FactList facts={known} css={[ruledFacts, { alignSelf: 'start' }]} />}
    </Section>
  );
}

const layout = sideBySide('1fr 1fr', { gap: 'var(--s6)', wideGap: 'var(--s8)', from: 'tablet' });

const numeral = css({
  display: 'block',
  marginBlock: '4px 12px',
  font: '500 var(--fs-h2) / 1.15 var(--display)',
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
  [media.enlarged]: { fontSize: 'var(--fs-h3)' },
});
