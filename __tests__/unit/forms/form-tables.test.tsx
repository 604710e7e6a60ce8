import { Fields } from '../../../src/forms/field';
import { formFields, formId, inquiryTypes, type InquiryType } from '../../../src/forms/inquiries';
import { InquiryForm } from '../../../src/forms/inquiry-form';
import type { Namespace } from '../../../src/site/namespaces';
import { textOf } from '../../support/words';
import { renderIn } from '../render-in';

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
