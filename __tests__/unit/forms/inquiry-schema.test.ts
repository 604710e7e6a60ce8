import { MESSAGE_MAX_LENGTH } from '../../../src/forms/form-tables';
import {
  formFields,
  inquiryTypes,
  type FieldName,
  type Inquiry,
  type InquiryType,
} from '../../../src/forms/inquiries';
import { errorsIn } from '../../../src/forms/inquiry-schema';

const TODAY = '2026-11-20';

const complete: Inquiry = {
  ...{ name: 'Ilze', email: 'ilze@example.com', phone: '+371 2000 0000', message: 'Labdien!' },
  ...{ propertyAddress: 'Blaumaņa iela 1', propertyType: 'Villa', bedrooms: 'Studio' },
  ...{ date: '2026-11-23', time: '16:00' },
};

const errorsWith = (type: InquiryType, change: Inquiry) =>
  errorsIn(type, { ...complete, ...change }, TODAY);

const required: Record<InquiryType, FieldName[]> = {
  contact: ['name', 'email', 'message'],
  property: ['name', 'email', 'phone', 'propertyAddress', 'propertyType', 'bedrooms'],
  consultation: ['name', 'email', 'phone', 'date', 'time'],
  quick: ['email'],
};

describe.each(inquiryTypes)('The %s form', (type) => {
  test('accepts a complete inquiry', async () => {
    expect(await errorsWith(type, {})).toEqual({});
  });

  test('refuses an inquiry without a required field, and needs no other field', async () => {
    const empty = Object.fromEntries(formFields(type).map(([name]) => [name, '  ']));
    expect(Object.keys(await errorsWith(type, empty)).sort()).toEqual(required[type].sort());
  });
});

test.each<[InquiryType, Inquiry, Record<string, string>]>([
  ['contact', { name: ' \u00a0 ' }, { name: 'required' }],
  ['contact', { email: 'ilze' }, { email: 'email' }],
  ['contact', { email: 'ilze@example' }, { email: 'domain' }],
  ['contact', { email: 'ilze@example.' }, { email: 'domain' }],
  ['contact', { email: 'il ze@example.lv' }, { email: 'email' }],
  ['contact', { email: ' ilze@example.lv ' }, {}],
  ['consultation', { date: '2026-11-19' }, { date: 'past' }],
  ['consultation', { date: TODAY }, {}],
  ['consultation', { date: '2027-11-20' }, {}],
  ['consultation', { date: '2027-11-21' }, { date: 'far' }],
  ['consultation', { date: '2126-11-23' }, { date: 'far' }],
  ['consultation', { date: '20265-12-12' }, { date: 'day' }],
  ['consultation', { date: 'rīt' }, { date: 'day' }],
  ['contact', { message: 'x'.repeat(MESSAGE_MAX_LENGTH) }, {}],
  ['contact', { message: 'x'.repeat(MESSAGE_MAX_LENGTH + 1) }, { message: 'tooLong' }],
])('%s with %j gives %j', async (type, change, expected) => {
  expect(await errorsWith(type, change)).toEqual(expected);
});
