import { css } from '@emotion/react';
import Minus from 'lucide-react/icons/minus';
import { useTranslation } from 'react-i18next';
import { sideBySide } from '../components/side-by-side';
import { TickList } from '../components/tick-list';
import { group, groupName } from './group-styles';
import { LineTable } from './line-table';
import { NumberedList } from './numbered-list';
import { Sheet } from './sheet';

const cover = ['damage', 'liability', 'deductible'] as const;
const covered = ['one', 'two', 'three'] as const;
const excluded = ['one', 'two', 'three', 'four'] as const;

/** What is insured, up to which sums, and what is not. */
export function Insurance({ sample }: { sample: boolean }) {
  const { t } = useTranslation('papers');
  return (
    <Sheet
      id="insurance"
      title={t('insurance.title')}
      about={t('insurance.about')}
      sample={sample}
      notes={[t('insurance.note')]}
    >
      <LineTable
        rows={[
          ...cover.map((one) => ({
            name: t(`insurance.${one}.title`),
            value: t(`insurance.${one}.value`),
          })),
          {
            name: t('insurance.policy.title'),
            note: t('insurance.policy.text'),
            value: t('insurance.policy.value'),
          },
        ]}
      />
      <div css={columns}>
        <div css={group}>
          <h3 css={groupName}>{t('insurance.covered.title')}</h3>
          <TickList items={covered.map((one) => t(`insurance.covered.${one}`))} />
        </div>
        <div css={group}>
          <h3 css={groupName}>{t('insurance.not.title')}</h3>
          <TickList
            icon={Minus}
            css={without}
            items={excluded.map((one) => t(`insurance.not.${one}`))}
          />
        </div>
      </div>
      <div css={group}>
        <h3 css={groupName}>{t('insurance.order.title')}</h3>
        <NumberedList items={covered.map((one) => t(`insurance.order.${one}`))} />
      </div>
    </Sheet>
  );
}

const columns = sideBySide('1fr 1fr', { gap: '0 40px', from: 'phablet' });

const without = css`
  --tick: var(--brick);
`;
