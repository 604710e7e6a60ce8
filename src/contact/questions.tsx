import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { FactList } from '../components/fact-list';
import { FaqList } from '../components/faq-list';
import { useQuestions } from '../sections/use-questions';
import { media, sideBySide } from '../theme';

const details = ['name', 'registration', 'vat', 'office'] as const;
const names: readonly string[] = ['name', 'office'];

export function ContactQuestions() {
  const { t } = useTranslation('contact');
  return (
    <Section ground="cream" sx={layout}>
      <div>
        <h2>{t('details.title')}</h2>
        <FactList
          facts={details
            .map(
              (id) =>
                [t(`details.${id}.term`), t(`details.${id}.value`), names.includes(id)] as const,
            )
            .filter(([, value]) => value)}
        />
      </div>
      <div>
        <h2>{t('faq.title')}</h2>
        <FaqList name="contact" entries={useQuestions('contact')} />
      </div>
    </Section>
  );
}

const layout = css(sideBySide('4fr 8fr', { gap: '32px', wideGap: '72px' }), {
  h2: { marginBottom: 'var(--s4)', fontSize: 'var(--fs-h3)' },
  dl: { display: 'grid', gap: 'var(--s2) var(--s4)' },
  [media.belowPhablet]: {
    'dl div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  },
  dt: { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  dd: { minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
});
