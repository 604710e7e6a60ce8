import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { PillChoice } from '../components/pill-choice';
import { listingsOf, situations } from '../site/sums/assumptions';
import { bedroomChoices } from '../site/sums/market';
import { ReadMoreLink } from '../links/page-link';
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
      label={(situation) => t(`situations.${situation}`)}
      onChoose={fields.set}
      sx={sx}
    />
  );
}

/** The inputs for amounts that only the owner knows; they depend on the present use of the apartment. */
export function OwnerAmountFields(props: SumControlProps) {
  const { t } = useTranslation('calculator');
  const { now } = props.sum.assumptions;
  return ownerAmounts(now).map((name) => {
    const key = name === 'rent' ? (`rent.${now === 'empty' ? 'empty' : 'tenant'}` as const) : name;
    return <AmountField key={name} {...props} name={name} label={t(`fields.${key}`)} />;
  });
}

/** Where the apartment is and how many bedrooms it has, for what such listings ask; until chosen, our example's. */
export function PlaceChoice(props: SumControlProps) {
  const { t } = useTranslation('calculator');
  const { facts, assumptions } = props.sum;
  if (!facts.market || assumptions.now === 'self') return null;
  const options = {
    where: facts.market.areas.map(({ key, name }) => [key, name] as const),
    bedrooms: ([...bedroomChoices, 'Hint'] as const).map(
      (rooms) => [rooms, t(`place.rooms.bedrooms${rooms}`)] as const,
    ),
  };
  return (['where', 'bedrooms'] as const).map((name) => (
    <ChoiceField
      key={name}
      {...props}
      name={name}
      label={t(`place.${name}`)}
      options={[['', t(`place.example.${name}`)], ...options[name]]}
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
  const { sx, ...controls } = props;
  const { facts, assumptions } = props.sum;
  const { now, tax, person } = assumptions;
  const isPersonAsked = tax === 'unknown' || tax === 'registered';
  const observed = t('price.observed', { observed: span(facts.figures.averageDailyRate) });
  const values = useSumInterpolation()(props.sum);
  if (now === 'self') return null;
  return (
    <div css={[grid('12px 28px'), further, sx]}>
      <AmountField
        {...controls}
        name="price"
        label={t('price.label')}
        steps={[t('price.less'), t('price.more')]}
        source={listingsOf(props.sum) ? undefined : observed}
      />
      <AmountField
        {...controls}
        name="utilities"
        label={t(now === 'empty' ? 'fields.utilities.empty' : 'fields.utilities.tenant')}
      />
      <ChoiceField
        {...controls}
        name="tax"
        label={t('tax.label')}
        options={taxChoices.map((regime) => [regime, t(`tax.regimes.${regime}`, values)])}
      />
      {isPersonAsked && (
        <ChoiceField
          {...controls}
          name="person"
          label={t('tax.person')}
          options={persons.map((each) => [each, t(`tax.persons.${each}`)])}
        />
      )}
      {isPersonAsked && person === 'exempt' && (
        <ReadMoreLink to={t('tax.abroad.to') as `/${string}`}>{t('tax.abroad.link')}</ReadMoreLink>
      )}
    </div>
  );
}

const further = css({
  'span > input': { width: '5rem', minHeight: 44, padding: 4, textAlign: 'center' },
});
