import { ValidationError } from 'yup';
import {
  fieldsOf,
  inquiryTypes,
  type FieldName,
  type Inquiry,
  type InquiryType,
} from '../../../src/forms/inquiries';
import { inquirySchema } from '../../../src/forms/inquiry-schema';

const TODAY = '2026-11-20';

const complete: Inquiry = {
  name: 'Ilze',
  email: 'ilze@example.com',
  phone: '+371 2000 0000',
  message: 'Labdien!',
  propertyAddress: 'Blaumaņa iela 1',
  propertyType: 'Villa',
  bedrooms: 'Studio',
  date: '2026-11-23',
  time: '16:00',
};

function refusals(type: InquiryType, change: Inquiry): Record<string, string> {
  try {
    inquirySchema(type, TODAY).validateSync({ ...complete, ...change }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

const required: Record<InquiryType, FieldName[]> = {
  contact: ['name', 'email', 'message'],
  property: ['name', 'email', 'phone', 'propertyAddress', 'propertyType', 'bedrooms'],
  consultation: ['name', 'email', 'phone', 'date', 'time'],
  quick: ['email'],
};

describe.each(inquiryTypes)('The %s form', (type) => {
  test('accepts a complete inquiry', () => {
    expect(refusals(type, {})).toEqual({});
  });

  test('refuses an inquiry without a required field, and needs no other field', () => {
    const empty = Object.fromEntries(fieldsOf(type).map(([name]) => [name, '  ']));
    expect(Object.keys(refusals(type, empty)).sort()).toEqual(required[type].sort());
  });
});

test.each<[InquiryType, Inquiry, Record<string, string>]>([
  ['contact', { name: ' \u00a0 ' }, { name: 'required' }],
  ['contact', { email: 'ilze' }, { email: 'domain' }],
  ['contact', { email: 'ilze@example' }, { email: 'domain' }],
  ['contact', { email: 'il ze@example.lv' }, { email: 'email' }],
  ['contact', { email: ' ilze@example.lv ' }, {}],
  ['contact', { phone: '' }, {}],
  ['consultation', { date: '2026-11-19' }, { date: 'past' }],
  ['consultation', { date: TODAY }, {}],
  ['consultation', { date: 'rīt' }, { date: 'day' }],
  ['consultation', { message: '' }, {}],
])('%s with %j gives %j', (type, change, expected) => {
  expect(refusals(type, change)).toEqual(expected);
});
