import { useTranslation } from 'react-i18next';
import { Milestones } from '../components/milestones';
import { Section } from '../components/section';

const milestones = ['first', 'second', 'third', 'fourth'] as const;

export function FirstWeek() {
  const { t } = useTranslation('network');
  return (
    <Section title={t('firstWeek.title')} text={t('firstWeek.lead')}>
      <Milestones milestones={milestones} words={(id, part) => t(`firstWeek.${id}.${part}`)} />
    </Section>
  );
}
