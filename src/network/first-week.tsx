import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { Milestones } from '../components/milestones';
import { SectionHead } from '../components/section-head';
import { Wrap } from '../components/wrap';

const milestones = ['first', 'second', 'third', 'fourth'] as const;

/** What a new member of the group gets in the first week. */
export function FirstWeek() {
  const { t } = useTranslation('network');
  return (
    <Band>
      <Wrap>
        <SectionHead title={t('firstWeek.title')} text={t('firstWeek.lead')} />
        <Milestones
          milestones={milestones.map((id) => ({
            when: t(`firstWeek.${id}.when`),
            title: t(`firstWeek.${id}.title`),
            text: t(`firstWeek.${id}.text`),
            note: t(`firstWeek.${id}.note`),
          }))}
        />
      </Wrap>
    </Band>
  );
}
