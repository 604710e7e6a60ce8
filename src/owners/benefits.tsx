import {
  BrushCleaning,
  CalendarHeart,
  KeyRound,
  ReceiptText,
  ShieldCheck,
  TrendingUp,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PointsBand } from '../components/points-band';

const benefits = [
  { id: 'revenue', icon: TrendingUp },
  { id: 'dates', icon: CalendarHeart },
  { id: 'keys', icon: KeyRound },
  { id: 'insurance', icon: ShieldCheck },
  { id: 'cleaning', icon: BrushCleaning },
  { id: 'report', icon: ReceiptText },
] as const;

/** What an owner hands over, and what stays. */
export function OwnersBenefits() {
  const { t } = useTranslation('owners');
  return (
    <PointsBand
      ground="cream"
      title={t('benefits.title')}
      points={benefits.map(({ id, icon }) => ({
        icon,
        title: t(`benefits.${id}.title`),
        text: t(`benefits.${id}.text`),
      }))}
    />
  );
}
