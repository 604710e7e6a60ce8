import { array, boolean, number, object, string, type ISchema, type ObjectShape } from 'yup';
import { eachLanguage } from '../../site/languages';

/** A text in which facts of the company are filled in. */
export const filledText = () =>
  string().required('is required: a text').matches(/\S/, 'is empty; expected a text');

export const requiredText = () =>
  filledText().matches(/^(?!.*\{\{)/s, 'holds {{; no fact is filled in here, expected plain words');

export const optionalText = () => {
  const message = 'is empty; expected a text, or leave the line out';
  return string().nonNullable(message).matches(/\S/, message);
};

export const flag = () =>
  boolean().nonNullable('is empty; expected true or false, or leave the line out');

export const amount = () => number().required('is required: a number');

export const between = (least: number, most: number) => {
  const message = `must be between ${least} and ${most}`;
  return amount().min(least, message).max(most, message);
};

export const wholeBetween = (least: number, most: number) =>
  between(least, most).integer('must be a whole number');

export const strictObject = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).noUnknown().required('is required: a group of lines like "key: value"');

export const localizedText = () => strictObject(eachLanguage(requiredText));

const MAY_GO = '; or leave the line out, as it may be left out';

/** A group that a company may not have: wholly there, or not at all. */
export const optionalObject = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).noUnknown().nonNullable(`is empty${MAY_GO}`).optional().default(undefined);

/** None to many; without the line none. */
export const list = <Item>(item: ISchema<Item>) => array(item).nonNullable(`is empty${MAY_GO}`);

export const optionalLocalized = () => optionalObject(eachLanguage(requiredText));

const ADDRESS = 'must be an address that begins with https:// and ends without a slash';

export const address = () => requiredText().test('address', ADDRESS, isAddress);

export const optionalAddress = () =>
  string()
    .nonNullable('is empty; expected an address, or leave the line out')
    .test('address', ADDRESS, (value) => value === undefined || isAddress(value));

const isAddress = (value: string): boolean =>
  /^https:\/\/[^\s/]+\.[^\s/.]+(\/\S*)?$/.test(value) &&
  !value.endsWith('/') &&
  URL.canParse(value);

export const date = () =>
  string()
    .nonNullable("is empty; expected a date like '2025-05-01', or leave the line out")
    .test(
      'date',
      "must be a date like '2025-05-01', in quotes",
      (value) => value === undefined || (/^\d{4}-\d\d-\d\d$/.test(value) && isCalendarDay(value)),
    );

function isCalendarDay(value: string): boolean {
  const day = new Date(`${value}T00:00Z`);
  // `Date` would turn February 30 into March 2.
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
}

export const slug = () =>
  requiredText().matches(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case letters, digits and single hyphens',
  );
