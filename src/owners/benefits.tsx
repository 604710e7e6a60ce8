import {
  BrushCleaning,
  CalendarHeart,
  KeyRound,
  ReceiptText,
  ShieldCheck,
  TrendingUp,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { Points } from '../components/points';
import { SectionHead } from '../components/section-head';
import { Wrap } from '../components/wrap';

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
    <Band>
      <Wrap>
        <SectionHead title={t('benefits.title')} />
        <Points
          points={benefits.map(({ id, icon }) => ({
            icon,
            title: t(`benefits.${id}.title`),
            text: t(`benefits.${id}.text`),
          }))}
        />
      </Wrap>
    </Band>
  );
}
