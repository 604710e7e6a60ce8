import { Award, Handshake, Lightbulb, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PointsBand } from '../components/points-band';

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
    <PointsBand
      ground="cream"
      columns={2}
      title={t('values.title')}
      text={t('values.lead')}
      points={values.map(({ id, icon }) => ({
        icon,
        title: t(`values.${id}.title`),
        text: t(`values.${id}.text`),
      }))}
    />
  );
}
