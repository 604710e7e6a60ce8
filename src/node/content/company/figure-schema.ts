import { number } from 'yup';
import type { Figure } from '../../../site/figures';
import { fromKeys } from '../../../site/from-keys';
import { flag, optionalObject, strictObject } from '../fields';
import { figureKeys, figureRules, optionalFigures } from './figure-rules';
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
    orMore: flag().label('Vai vairāk').meta({ hint: 'Aiz skaitļa ir plus.', held: true }),
  })
    .label(`${rule.label}${rule.unit && `, ${rule.unit}`}`)
    .meta({ kind: 'figure', held: true })
    .test('ends', endsWanted(rule), (entry) => !entry || hasEnds(entry, rule));

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

export const figuresSchema = strictObject(
  fromKeys(figureKeys, (key) =>
    figure(figureRules[key], isOptional(key) ? optionalObject : strictObject),
  ),
);

/** A figure as the site writes it and calculates with it. */
export function figureOf(
  key: FigureKey,
  written: (Ends & Pick<Figure, 'orMore'>) | undefined,
): Figure | undefined {
  if (!written) return undefined;
  const { value = NaN, from = value, to = value, orMore = false } = written;
  return { from, to, unit: figureRules[key].unit, orMore };
}
