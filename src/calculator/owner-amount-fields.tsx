import { useTranslation } from 'react-i18next';
import { situations, type AmountName } from '../site/sums/assumptions';
import { AmountField, type SumControlProps } from './amount-field';
import { PillChoice } from './pill-choice';
import { ownerAmounts } from './use-sum';

export function SituationChoice({ sum, fields, sx }: SumControlProps) {
  const { t } = useTranslation('calculator');
  return (
    <PillChoice
      name="now"
      legend={t('now')}
      value={sum.assumptions.now}
      options={situations}
      label={(one) => t(`situations.${one}`)}
      onChoose={fields.set}
      sx={sx}
    />
  );
}

/** The inputs for amounts that only the owner knows; they depend on the present use of the apartment. */
export function OwnerAmountFields(props: SumControlProps) {
  const { t } = useTranslation('calculator');
  const { now } = props.sum.assumptions;
  const labelOf = (name: AmountName) =>
    name === 'rent' || name === 'utilities'
      ? t(`fields.${name}.${now === 'empty' ? 'empty' : 'tenant'}`)
      : t(`fields.${name as 'payout' | 'changeovers' | 'ownCleaning' | 'hours'}`);
  return (
    <>
      {ownerAmounts(now).map((name) => (
        <AmountField key={name} {...props} name={name} label={labelOf(name)} />
      ))}
    </>
  );
}
