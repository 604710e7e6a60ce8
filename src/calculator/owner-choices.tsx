import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { PillChoice } from '../components/pill-choice';
import { situations, type AmountName } from '../site/sums/assumptions';
import { bedroomChoices } from '../site/sums/market';
import { persons, taxChoices } from '../site/sums/tax';
import { grid } from '../theme';
import { AmountField, ChoiceField, type SumControlProps } from './sum-fields';
import { useFormat, useSumInterpolation } from './use-format';
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
    name === 'rent'
      ? t(`fields.rent.${now === 'empty' ? 'empty' : 'tenant'}`)
      : t(`fields.${name as 'payout' | 'changeovers' | 'ownCleaning' | 'hours'}`);
  return (
    <>
      {ownerAmounts(now).map((name) => (
        <AmountField key={name} {...props} name={name} label={labelOf(name)} />
      ))}
    </>
  );
}

/** Where the apartment is and how many bedrooms it has, for what such listings ask; until chosen, our example's. */
export function PlaceChoice({ sum, fields, sx }: SumControlProps) {
  const { t } = useTranslation('calculator');
  const { market } = sum.facts;
  if (!market || sum.assumptions.now === 'self') return null;
  const options = {
    where: market.areas.map(({ key, name }) => [key, name] as const),
    bedrooms: bedroomChoices.map((one) => [one, t(`place.rooms.bedrooms${one}`)] as const),
  };
  return (['where', 'bedrooms'] as const).map((name) => (
    <ChoiceField
      key={name}
      name={name}
      label={t(`place.${name}`)}
      value={sum.changes[name] ?? ''}
      options={[['', t(`place.example.${name}`)], ...options[name]]}
      onChoose={fields.set}
      sx={sx}
    />
  ));
}

/**
 * What the first result does not ask: the price of a night, the utilities, how the owner pays tax, and what decides the
 * contributions of a registered activity.
 */
export function FurtherFields(props: SumControlProps) {
  const { t } = useTranslation('calculator');
  const { span } = useFormat();
  const { sum, fields, sx } = props;
  const { now, tax, person } = sum.assumptions;
  const words = useSumInterpolation(sum);
  if (now === 'self') return null;
  return (
    <div css={[grid('12px 28px'), further, sx]}>
      <AmountField
        {...props}
        name="price"
        label={t('price.label')}
        steps={[t('price.less'), t('price.more')]}
        source={t('price.riga', { riga: span(sum.facts.figures.averageDailyRate) })}
      />
      <AmountField
        {...props}
        name="utilities"
        label={t(now === 'empty' ? 'fields.utilities.empty' : 'fields.utilities.tenant')}
      />
      <ChoiceField
        name="tax"
        label={t('tax.label')}
        value={tax}
        options={taxChoices.map((one) => [one, t(`tax.regimes.${one}`, words)])}
        onChoose={fields.set}
      />
      {(tax === 'unknown' || tax === 'registered') && (
        <ChoiceField
          name="person"
          label={t('tax.person')}
          value={person}
          options={persons.map((one) => [one, t(`tax.persons.${one}`)])}
          onChoose={fields.set}
        />
      )}
    </div>
  );
}

const further = css({
  'span > input': { width: '5rem', minHeight: 44, padding: 4, textAlign: 'center' },
});
