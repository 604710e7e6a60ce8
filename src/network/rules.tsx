import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { inRows, FeatureList } from '../components/feature-list';
import { Section } from '../components/section';

const rules = [
  { id: 'first', icon: 'house' },
  { id: 'second', icon: 'messages-square' },
  { id: 'third', icon: 'megaphone-off' },
] as const;

export function Rules() {
  const { t } = useTranslation('network');
  return (
    <Section ground="sky" title={t('rules.title')} text={t('rules.lead')}>
      <FeatureList sx={lines} features={rules} words={(id, part) => t(`rules.${id}.${part}`)} />
    </Section>
  );
}

const lines = css(inRows(3), { '--point-line': 'var(--teal-45)' });
