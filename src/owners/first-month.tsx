import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { Milestones } from '../components/milestones';
import { SectionHead } from '../components/section-head';
import { Wrap } from '../components/wrap';

const milestones = ['forecast', 'agreement', 'preparation', 'listing', 'report'] as const;

/** An owner's first thirty days, from the address to the first payout. */
export function FirstMonth() {
  const { t } = useTranslation('owners');
  return (
    <Band>
      <Wrap>
        <SectionHead title={t('firstMonth.title')} text={t('firstMonth.lead')} />
        <Milestones
          milestones={milestones.map((id) => ({
            when: t(`firstMonth.${id}.when`),
            title: t(`firstMonth.${id}.title`),
            text: t(`firstMonth.${id}.text`),
            note: t(`firstMonth.${id}.note`),
          }))}
        />
      </Wrap>
    </Band>
  );
}
