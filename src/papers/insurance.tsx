import Minus from '@lucide/icons/icons/minus';
import { useTranslation } from 'react-i18next';
import { sideBySide } from '../theme';
import { TickList } from '../components/tick-list';
import { LineTable } from '../components/line-table';
import { NumberedList } from '../components/numbered-list';
import { Part } from './part';

const cover = ['damage', 'liability', 'excess', 'policy'] as const;
const points = ['one', 'two', 'three'] as const;
const excluded = [...points, 'four'] as const;

export function Insurance() {
  const { t } = useTranslation('papers');
  return (
    <>
      <LineTable
        rows={cover.map((one) => ({
          name: t(`insurance.${one}.title`),
          note: one === 'policy' ? t('insurance.policy.text') : undefined,
          value: t(`insurance.${one}.value`),
        }))}
      />
      <div css={columns}>
        <Part title={t('insurance.covered.title')}>
          <TickList items={points.map((one) => t(`insurance.covered.${one}`))} />
        </Part>
        <Part title={t('insurance.not.title')}>
          <TickList
            icon={Minus}
            sx={{ '--tick': 'var(--brick)' }}
            items={excluded.map((one) => t(`insurance.not.${one}`))}
          />
        </Part>
      </div>
      <Part title={t('insurance.order.title')}>
        <NumberedList items={points.map((one) => t(`insurance.order.${one}`))} />
      </Part>
    </>
  );
}

const columns = sideBySide('1fr 1fr', { gap: '0 40px', from: 'phablet' });
