import { useTranslation } from 'react-i18next';
import { Milestones } from '../components/milestones';
import { Section } from '../components/section';

const milestones = ['forecast', 'agreement', 'preparation', 'listing', 'report'] as const;

/** An owner's first thirty days, from the address to the first payout. */
export function FirstMonth() {
  const { t } = useTranslation('owners');
  return (
    <Section title={t('firstMonth.title')} text={t('firstMonth.lead')}>
      <Milestones milestones={milestones} words={(id, part) => t(`firstMonth.${id}.${part}`)} />
    </Section>
  );
}
