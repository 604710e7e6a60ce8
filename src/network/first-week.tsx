import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import { Timeline } from '../components/timeline';
import { Wrap } from '../components/wrap';

const moments = ['first', 'second', 'third', 'fourth'] as const;

/** What a new member of the group gets in the first week. */
export function FirstWeek() {
  const { t } = useTranslation('network');
  return (
    <Band>
      <Wrap>
        <SectionHead title={t('firstWeek.title')} text={t('firstWeek.lead')} />
        <Timeline
          moments={moments.map((id) => ({
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
