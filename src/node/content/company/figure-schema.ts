import { number, string } from 'yup';
import { fromKeys } from '../../../site/from-keys';
import { flag, optionalObject, strictObject } from '../fields';
import { figureKeys, figureRanges, figureRules, optionalFigures } from './figure-rules';
import type { FigureKey, FigureRule } from './figure-rules';

const end = ({ least, most, whole }: FigureRule) => {
  const message = `must be between ${least} and ${most}`;
  const bounded = number()
    .nonNullable('is empty; expected a number, or leave it out')
    .min(least, message)
    .max(most, message)
    .meta({ held: true });
  return whole ? bounded.integer('must be a whole number') : bounded;
};

const figure = (rule: FigureRule, group: typeof strictObject | typeof optionalObject) =>
  group({
    value: end(rule).label('Vērtība'),
    from: end(rule).label('No'),
    to: end(rule).label('Līdz'),
    unit: string<'%' | '€' | ''>()
      .nonNullable('is empty; expected a unit, or leave it out')
      .test('unit', unitWanted(rule), (unit = '') => unit === rule.unit)
      .label('Mērvienība')
      .meta({ kind: 'hidden', held: true }),
    orMore: flag().label('Vai vairāk').meta({ hint: 'Aiz skaitļa ir plus.', held: true }),
  })
    .label(`${rule.label}${rule.unit && `, ${rule.unit}`}`)
    .meta({ kind: 'figure', held: true })
    .test('ends', endsWanted(rule), (entry) => !entry || hasEnds(entry, rule))
    .test(
      'order',
      'is upside down; expected the smaller number as from',
      (entry) => !entry || (entry.from ?? 0) <= (entry.to ?? Infinity),
    );

const unitWanted = ({ unit }: FigureRule): string =>
  unit ? `must be '${unit}'` : 'must be left out; the texts name the unit';

function endsWanted({ ends }: FigureRule): string {
  if (ends === 'value') return 'must have a value, not from and to; the site calculates with it';
  if (ends === 'range') return 'must have from and to, not a value; the site calculates with them';
  return 'must have either value, or from and to';
}

type Ends = Partial<Record<'value' | 'from' | 'to', number>>;

function hasEnds({ value, from, to }: Ends, { ends }: FigureRule): boolean {
  const isValue = value !== undefined && from === undefined && to === undefined;
  const isRange = value === undefined && from !== undefined && to !== undefined;
  return (isValue && ends !== 'range') || (isRange && ends !== 'value');
}

const isOptional = (key: FigureKey) => (optionalFigures as readonly string[]).includes(key);

const figures = strictObject(
  fromKeys(figureKeys, (key) =>
    figure(figureRules[key], isOptional(key) ? optionalObject : strictObject),
  ),
);

export const figuresSchema = Object.entries(figureRanges).reduce(
  (schema, [key, range]) =>
    schema.test(`${key} within ${range}`, (entries, { createError, path }) => {
      const { from = -Infinity, to = Infinity } = endsOf(entries[range]);
      const own = endsOf(entries[key as FigureKey]);
      // What is no number is a mistake of its own.
      if (Object.values({ from, to, ...own }).some((end) => typeof end !== 'number')) return true;
      if ((own.from ?? from) >= from && (own.to ?? to) <= to) return true;
      return createError({
        path: `${path}.${key}`,
        message: `must lie within ${range}; expected ${from} to ${to}, or change ${range} too`,
      });
    }),
  figures,
);

function endsOf(entry: Ends | undefined): Ends {
  const { value, from = value, to = value } = entry ?? {};
  return { from, to };
}
