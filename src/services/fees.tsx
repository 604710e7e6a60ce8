import { useTranslation } from 'react-i18next';
import { FeeCards } from '../chrome/fee-cards';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import { Wrap } from '../components/wrap';

/** Remote and on-site management with their fees. */
export function Fees() {
  const { t } = useTranslation('services');
  return (
    <Band>
      <Wrap section="fees">
        <SectionHead title={t('fees.title')} text={t('fees.lead')} />
        <FeeCards action={t('fees.action')} />
      </Wrap>
    </Band>
  );
}
