import { useTranslation } from 'react-i18next';
import { inRows, FeatureList } from '../components/feature-list';
import { Section } from '../components/section';

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
