import { screen } from '@testing-library/react';
import { Fields } from '../../../src/forms/field';
import { formFields, formId, inquiryTypes, type InquiryType } from '../../../src/forms/inquiries';
import { InquiryForm } from '../../../src/forms/inquiry-form';
import type { Namespace } from '../../../src/site/namespaces';
import { textOf } from '../../support/words';
import { ContactPerson } from '../../../src/forms/contact-person';
import { renderIn, shownText } from '../render-in';
import { keysShown, renderKeys } from '../texts-by-key';

const sent = { title: 'Title', text: 'Text', asked: 'A reply', next: 'We write' };
const props = {
  words: { title: 'Form', action: 'Send', sending: 'Sending', sent },
  mail: { mode: 'off', origin: '', account: {} },
  company: { phone: '+371 2000 0000', email: 'info@amberkey.example' },
} as const;

const renderForm = (type: InquiryType) =>
  renderIn('en', <InquiryForm {...props} type={type} children={<Fields />} />);

afterEach(() => sessionStorage.clear());

const errorsOf = {
  text: [],
  email: ['email', 'domain'],
  day: ['day', 'past'],
  message: ['tooLong'],
};

test.each(inquiryTypes)('each error that the %s form can find is said in words', (type) => {
  for (const [, { words, optional, rule }] of formFields(type)) {
    const [namespace = '', group = ''] = words.split(':');
    for (const error of [...errorsOf[rule], ...(optional ? [] : ['required'])])
      expect(textOf('lv', namespace as Namespace, `${group}.${error}`)).toMatch(/\p{L}/u);
  }
});

test.each([
  ['consultation', 'phone', textOf('en', 'forms', 'phone.hint')],
  ['property', 'propertyAddress', textOf('en', 'owners', 'analysis.address.hint')],
] as const)('in the %s form the field %s shows its format', (type, name, hint) => {
  renderForm(type);
  const field = document.getElementById(`${formId(type)}-${name}`);
  expect(field).toHaveAccessibleDescription(hint);
  expect(field).toBeVisible();
});

test('a form requires what is not optional, lets browsers fill it in, sends by its scripts alone, and says where its data go', () => {
  renderForm('contact');
  const fields = [...document.querySelectorAll<HTMLInputElement>('[name]')];
  expect(
    fields.map(({ name, required, tabIndex, autocomplete }) => {
      return [name, required, tabIndex, autocomplete];
    }),
  ).toEqual([
    ['name', true, 0, 'name'],
    ['email', true, 0, 'email'],
    ['phone', false, 0, 'tel'],
    ['message', true, 0, ''],
    ['details', false, -1, 'off'],
  ]);
  // The browser itself sends nothing, and writes nothing into the address.
  expect(screen.getByRole('form')).toHaveAttribute('method', 'dialog');
  const privacy = shownText('en', 'common', 'pages.privacy');
  expect(screen.getByText(privacy)).toHaveAttribute('href', '/en/privacy-policy/');
  expect(document.querySelector('[name=details]')?.closest('[aria-hidden]')).not.toBeNull();
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  const optional = labels.filter((label) => label.includes(textOf('en', 'forms', 'optional')));
  expect(optional).toEqual([expect.stringContaining(textOf('en', 'forms', 'phone.label'))]);
  expect(document.getElementById('contact-form-not-ready')).not.toBeVisible();
});

test.each([
  [
    'by the hour',
    [{ days: ['Monday'], opens: '09:00', closes: '17:00' }],
    'talks',
    /^forms:person\.later/,
  ],
  ['on working days', [], 'answers', /^forms:sent\.workingDays/],
] as const)('the person beside a form says %s when there is an answer', (_, hours, does, when) => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:30:00Z') });
  const person = { slug: 'anna', name: 'Anna', photoAlt: '', photo: null };
  const data = { company: { contact: { person, phone: '+371 2000 0000' }, hours } } as never;
  renderKeys(<ContactPerson data={data} does={does} />);
  const [role, phone, opening] = keysShown();
  expect([role, phone]).toEqual([`forms:person.${does}`, 'forms:reach.phone']);
  expect(opening).toMatch(when);
  jest.useRealTimers();
});
