import BrushCleaning from 'lucide-react/icons/brush-cleaning';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import KeyRound from 'lucide-react/icons/key-round';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useTranslation } from 'react-i18next';
import { Points } from '../components/points';
import { Section } from '../components/section';

const benefits = [
  { id: 'revenue', icon: TrendingUp, tone: 'amber' },
  { id: 'dates', icon: CalendarHeart, tone: 'sky' },
  { id: 'keys', icon: KeyRound, tone: 'sand' },
  { id: 'insurance', icon: ShieldCheck, tone: 'mist' },
  { id: 'cleaning', icon: BrushCleaning, tone: 'sand' },
  { id: 'report', icon: ReceiptText, tone: 'amber' },
] as const;

/** The work that an owner hands over, and what the owner keeps. */
export function OwnersBenefits() {
  const { t } = useTranslation('owners');
  return (
    <Section ground="cream" title={t('benefits.title')}>
      <Points points={benefits} words={(id, part) => t(`benefits.${id}.${part}`)} />
    </Section>
  );
}
