import { formatSubmission } from '../../../src/forms/format-submission';

const reference = 'K7QM-4T2P';
const stamp = { at: new Date('2026-11-20T15:00:00.000Z'), reference, language: 'lv' } as const;

const person = { name: 'Ilze Krūmiņa', email: 'ilze@example.com', phone: '+371 2000 0000' };
const property = {
  ...person,
  propertyAddress: 'Blaumaņa iela 1',
  propertyType: 'Apartment',
  bedrooms: '5+',
  message: '',
  calculation: 'Rent €900.\nhttps://site.example/?rent=900',
};

describe('Every send adds form_type, submission_date, formatted_data, subject and a reference', () => {
  test.each([
    [
      'contact',
      { ...person, phone: '', message: 'Labdien!\nVai varat piezvanīt?' },
      'New Contact Form Submission',
      `CONTACT

Name: Ilze Krūmiņa
Email: ilze@example.com
Phone: Not provided
Language: Latviešu
Reference: K7QM-4T2P

Message:
Labdien!
Vai varat piezvanīt?`,
    ],
    [
      'property',
      property,
      'New Rental Analysis Request',
      `PROPERTY

Name: Ilze Krūmiņa
Email: ilze@example.com
Phone: +371 2000 0000
Property Address: Blaumaņa iela 1
Property Type: Apartment
Bedrooms: 5+
Language: Latviešu
Reference: K7QM-4T2P

Calculation:
Rent €900.
https://site.example/?rent=900`,
    ],
    [
      'consultation',
      { ...person, date: '2026-11-23', time: '09:30', message: 'Sveiki' },
      'New Consultation Request',
      `CONSULTATION

Name: Ilze Krūmiņa
Email: ilze@example.com
Phone: +371 2000 0000
Preferred Date: 2026-11-23
Preferred Time: 09:30
Language: Latviešu
Reference: K7QM-4T2P

Message:
Sveiki`,
    ],
    [
      'quick',
      { email: 'ilze@example.com' },
      'New Form Submission',
      `QUICK

Name: Quick Inquiry
Email: ilze@example.com
Phone: not provided
Language: Latviešu
Reference: K7QM-4T2P`,
    ],
  ] as const)('%s', (type, inquiry, subject, formatted_data) => {
    expect(formatSubmission(type, inquiry, stamp)).toEqual({
      ...(type === 'quick' && { name: 'Quick Inquiry', phone: 'not provided' }),
      ...inquiry,
      form_type: type,
      submission_date: '2026-11-20T15:00:00.000Z',
      formatted_data,
      subject,
      reference,
    });
  });
});

test('an inquiry without a calculation has no field and no line for it', () => {
  const submission = formatSubmission('property', { ...property, calculation: '' }, stamp);
  expect(submission).not.toHaveProperty('calculation');
  expect(submission.formatted_data).not.toContain('Calculation');
});

test.each([
  ['a line break cannot pass for another field', 'Ilze\nEmail: x@y.lv', 'Ilze Email: x@y.lv'],
  [
    'nor can another control character',
    'Ilze\u0085\u001c\u001eEmail: x@y.lv',
    'Ilze Email: x@y.lv',
  ],
  ['markup stays text', '<b onclick="x()">Ilze</b>', '<b onclick="x()">Ilze</b>'],
  ['emoji and right-to-left letters stay', '🏠 \u202eעברית', '🏠 \u202eעברית'],
])('in a name %s', (_, typed, sent) => {
  const submission = formatSubmission('contact', { ...person, name: typed, message: '' }, stamp);
  expect(submission.name).toBe(sent);
  expect(submission.formatted_data.split('\n')[2]).toBe(`Name: ${sent}`);
});
