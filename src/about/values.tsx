import { Award, Handshake, Lightbulb, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { Points } from '../components/points';
import { SectionHead } from '../components/section-head';
import { lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';

const values = [
  { id: 'excellence', icon: Award },
  { id: 'integrity', icon: Scale },
  { id: 'innovation', icon: Lightbulb },
  { id: 'reliability', icon: Handshake },
] as const;

/** The company's four values. */
export function Values() {
  const { t } = useTranslation('about');
  return (
    <Band ground="cream">
      <Wrap>
        <SectionHead title={t('values.title')}>
          <p css={lead}>{t('values.lead')}</p>
        </SectionHead>
        <Points
          columns={2}
          points={values.map(({ id, icon }) => ({
            icon,
            title: t(`values.${id}.title`),
            text: t(`values.${id}.text`),
          }))}
        />
      </Wrap>
    </Band>
  );
}
