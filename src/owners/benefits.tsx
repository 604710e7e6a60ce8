import BrushCleaning from 'lucide-react/icons/brush-cleaning';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import KeyRound from 'lucide-react/icons/key-round';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useTranslation } from 'react-i18next';
import type { TileLook } from '../components/icon-tile';
import { PointsBand } from '../components/points-band';

const benefits = [
  { id: 'revenue', icon: TrendingUp, colour: 'amber-wash', iconColor: 'brick' },
  { id: 'dates', icon: CalendarHeart, colour: 'sky', iconColor: 'teal' },
  { id: 'keys', icon: KeyRound, colour: 'sand', iconColor: 'pine' },
  { id: 'insurance', icon: ShieldCheck, colour: 'mist', iconColor: 'leaf' },
  { id: 'cleaning', icon: BrushCleaning, colour: 'sand', iconColor: 'pine' },
  { id: 'report', icon: ReceiptText, colour: 'amber-wash', iconColor: 'brick' },
] as const satisfies readonly (TileLook & { id: string })[];

/** The work that an owner hands over, and what the owner keeps. */
export function OwnersBenefits() {
  const { t } = useTranslation('owners');
  return (
    <PointsBand
      ground="cream"
      title={t('benefits.title')}
      points={benefits.map(({ id, ...look }) => ({
        ...look,
        title: t(`benefits.${id}.title`),
        text: t(`benefits.${id}.text`),
      }))}
    />
  );
}
