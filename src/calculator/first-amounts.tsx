import type { Interpolation, Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { AmountName, Sum } from '../site/sums/assumptions';
import { AmountField } from './amount-field';
import { firstAmounts, type SumFields } from './use-sum';

interface FirstAmountsProps {
  sum: Sum;
  fields: SumFields;
  sx?: Interpolation<Theme>;
}

/** What only the owner knows, by what is in the apartment now. */
export function FirstAmounts({ sum, fields, sx }: FirstAmountsProps) {
  const { t } = useTranslation('calculator');
  const { now } = sum.assumptions;
  const labelOf = (name: AmountName) =>
    name === 'rent' || name === 'utilities'
      ? t(`fields.${name}.${now === 'empty' ? 'empty' : 'tenant'}`)
      : t(`fields.${name as 'payout' | 'changeovers' | 'ownCleaning' | 'hours'}`);
  return (
    <>
      {firstAmounts(now).map((name) => (
        <AmountField
          key={name}
          sum={sum}
          fields={fields}
          name={name}
          label={labelOf(name)}
          sx={sx}
        />
      ))}
    </>
  );
}
