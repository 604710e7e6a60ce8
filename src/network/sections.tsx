import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { FactList, ruledFacts } from '../components/fact-list';
import { inRows, FeatureList } from '../components/feature-list';
import { Section } from '../components/section';
import { wholeRanges } from '../components/whole-ranges';
import { SampleTag } from '../links/sample-tag';
import { grid, lead, sideBySide, smallPrint } from '../theme';

const topics = [
  { id: 'first', icon: 'messages-square' },
  { id: 'second', icon: 'book-open' },
  { id: 'third', icon: 'euro' },
  { id: 'fourth', icon: 'users' },
] as const;

export function Inside() {
  const { t } = useTranslation('network');
  return (
    <Section ground="cream" title={t('inside.title')} text={t('inside.lead')}>
      <FeatureList
        sx={inRows(2)}
        features={topics}
        words={(id, part) => t(`inside.${id}.${part}`)}
      />
    </Section>
  );
}

const threads = [
  ['smoke', 'february', 'linen'],
  ['key', 'neighbour', 'review'],
] as const;
const answers = ['first', 'second'] as const;

/** The group's topics in two columns; each thread is a disclosure, the first one open. */
export function Threads() {
  const { t } = useTranslation('network');
  return (
    <Section
      ground="pine"
      title={t('threads.title')}
      text={t('threads.lead')}
      tag={<SampleTag of="words.network.threads" />}
    >
      <div css={list}>
        {threads.map((column, at) => (
          <div key={at} css={grid(12)}>
            {column.map((id) => (
              <Disclosure
                key={id}
                open={id === 'smoke'}
                title={
                  <span>
                    <small>{t(`threads.${id}.from`)}</small> {t(`threads.${id}.title`)}
                  </span>
                }
                sx={thread}
              >
                {answers.map((answer) => (
                  <p key={answer}>{t(`threads.${id}.${answer}`)}</p>
                ))}
              </Disclosure>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

const list = css(sideBySide('1fr 1fr', { gap: '12px', wideGap: '20px', from: 'tablet' }), {
  alignItems: 'start',
});

const thread = css({
  borderRadius: 'var(--r-l)',
  background: 'var(--white)',
  color: 'var(--pine)',
  summary: { gap: 16, minHeight: 76, padding: '14px 22px', lineHeight: 1.35 },
  small: [smallPrint, { display: 'block' }],
  p: {
    maxWidth: '88%',
    margin: '0 22px 12px',
    padding: '12px 16px',
    borderRadius: '6px 18px 18px',
    background: 'var(--sky)',
    font: '400 var(--fs-small) / 1.45 var(--text)',
  },
  'p:last-of-type': { margin: '0 22px 22px auto', borderRadius: '18px 6px 18px 18px' },
});

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
        <p css={lead}>
          {t('earnings.whose')} <b translate="no">{wholeRanges(t('earnings.value'))}</b>{' '}
          {t('earnings.text')}
        </p>
      </div>
      {known.length > 0 && <FactList facts={known} css={[ruledFacts, { alignSelf: 'start' }]} />}
    </Section>
  );
}

const layout = sideBySide('1fr 1fr', { gap: 'var(--s6)', wideGap: 'var(--s8)', from: 'tablet' });

const groupRules = [
  { id: 'first', icon: 'house' },
  { id: 'second', icon: 'messages-square' },
  { id: 'third', icon: 'megaphone-off' },
] as const;

export function Rules() {
  const { t } = useTranslation('network');
  return (
    <Section ground="sky" title={t('rules.title')} text={t('rules.lead')}>
      <FeatureList
        sx={lines}
        features={groupRules}
        words={(id, part) => t(`rules.${id}.${part}`)}
      />
    </Section>
  );
}

const lines = css(inRows(3), { '--point-line': 'var(--teal-45)' });
