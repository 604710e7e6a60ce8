import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import { Timeline } from '../components/timeline';
import { Wrap } from '../components/wrap';

const moments = ['forecast', 'agreement', 'preparation', 'listing', 'report'] as const;

/** An owner's first thirty days, from the address to the first payout. */
export function FirstMonth() {
  const { t } = useTranslation('owners');
  return (
    <Band>
      <Wrap>
        <SectionHead title={t('firstMonth.title')} text={t('firstMonth.lead')} />
        <Timeline
          moments={moments.map((id) => ({
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
