import Award from 'lucide-react/icons/award';
import Handshake from 'lucide-react/icons/handshake';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Scale from 'lucide-react/icons/scale';
import { useTranslation } from 'react-i18next';
import type { TileLook } from '../components/icon-tile';
import { PointsBand } from '../components/points-band';

const values = [
  { id: 'excellence', icon: Award, colour: 'amber-wash', iconColor: 'brick' },
  { id: 'integrity', icon: Scale, colour: 'sand', iconColor: 'pine' },
  { id: 'innovation', icon: Lightbulb, colour: 'sky', iconColor: 'teal' },
  { id: 'reliability', icon: Handshake, colour: 'mist', iconColor: 'leaf' },
] as const satisfies readonly (TileLook & { id: string })[];

/** The company's four values. */
export function Values() {
  const { t } = useTranslation('about');
  return (
    <PointsBand
      ground="cream"
      columns={2}
      title={t('values.title')}
      text={t('values.lead')}
      points={values.map(({ id, ...look }) => ({
        ...look,
        title: t(`values.${id}.title`),
        text: t(`values.${id}.text`),
      }))}
    />
  );
}
