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
  const areas = market.areas.map(({ key, name }) => [key, name] as const);
  const rooms = bedroomChoices.map((one) => [one, t(`place.rooms.bedrooms${one}`)] as const);
  const select = (name: 'where' | 'bedrooms', options: readonly (readonly [string, string])[]) => (
    <ChoiceField
      name={name}
      label={t(`place.${name}`)}
      value={sum.changes[name] ?? ''}
      options={[['', t(`place.example.${name}`)], ...options]}
      onChoose={fields.set}
      sx={sx}
    />
  );
  return (
    <>
      {select('where', areas)}
      {select('bedrooms', rooms)}
    </>
  );
}

/** How the owner pays tax, and what decides the contributions of a registered activity. */
function TaxChoice({ sum, fields, sx }: SumControlProps) {
  const { t } = useTranslation('calculator');
  const words = useSumInterpolation(sum);
  const { tax, person } = sum.assumptions;
  return (
    <>
      <ChoiceField
        name="tax"
        label={t('tax.label')}
        value={tax}
        options={taxChoices.map((one) => [one, t(`tax.regimes.${one}`, words)])}
        onChoose={fields.set}
        sx={sx}
      />
      {(tax === 'unknown' || tax === 'registered') && (
        <ChoiceField
          name="person"
          label={t('tax.person')}
          value={person}
          options={persons.map((one) => [one, t(`tax.persons.${one}`)])}
          onChoose={fields.set}
          sx={sx}
        />
      )}
    </>
  );
}

/** The price of a night, the utilities and the tax: what the first result does not ask. */
export function FurtherFields(props: SumControlProps) {
  const { t } = useTranslation('calculator');
  const { span } = useFormat();
  const { sum, sx } = props;
  const { now } = sum.assumptions;
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
      <TaxChoice {...props} />
    </div>
  );
}

const further = css({
  'span > input': { width: '5rem', minHeight: 44, padding: 4, textAlign: 'center' },
});
