import Award from '@lucide/icons/icons/award';
import CalendarCheck from '@lucide/icons/icons/calendar-check';
import Lightbulb from '@lucide/icons/icons/lightbulb';
import Scale from '@lucide/icons/icons/scale';
import { useTranslation } from 'react-i18next';
import { inColumns, Points } from '../components/points';
import { Section } from '../components/section';

const values = [
  { id: 'excellence', icon: Award, tone: 'amber' },
  { id: 'integrity', icon: Scale, tone: 'sand' },
  { id: 'innovation', icon: Lightbulb, tone: 'sky' },
  { id: 'reliability', icon: CalendarCheck, tone: 'mist' },
] as const;

export function Values() {
  const { t } = useTranslation('about');
  return (
    <Section ground="cream" title={t('values.title')} text={t('values.lead')}>
      <Points sx={inColumns(4)} points={values} words={(id, part) => t(`values.${id}.${part}`)} />
    </Section>
  );
}
