import { useTranslation } from 'react-i18next';
import type { AmountName } from '../site/sums/assumptions';
import { AmountField, type SumControlProps } from './amount-field';
import { firstAmounts } from './use-sum';

/** What only the owner knows, by what is in the apartment now. */
export function FirstAmounts(props: SumControlProps) {
  const { t } = useTranslation('calculator');
  const { now } = props.sum.assumptions;
  const labelOf = (name: AmountName) =>
    name === 'rent' || name === 'utilities'
      ? t(`fields.${name}.${now === 'empty' ? 'empty' : 'tenant'}`)
      : t(`fields.${name as 'payout' | 'changeovers' | 'ownCleaning' | 'hours'}`);
  return (
    <>
      {firstAmounts(now).map((name) => (
        <AmountField key={name} {...props} name={name} label={labelOf(name)} />
      ))}
    </>
  );
}
