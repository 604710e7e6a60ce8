import { formatSubmission } from '../../../src/forms/deliver';

const reference = 'K7QM-4T2P';
const stamp = { at: new Date('2026-11-20T15:00:00.000Z'), reference, language: 'lv' } as const;

const person = { name: 'Ilze Krūmiņa', email: 'ilze@example.com', phone: '+371 2000 0000' };
const property = {
  ...{ ...person, propertyAddress: 'Blaumaņa iela 1', propertyType: 'Apartment', bedrooms: '5+' },
  ...{ message: '', calculation: 'Rent €900.\nhttps://site.example/?rent=900' },
};
const known = ['Name: Ilze Krūmiņa', 'Email: ilze@example.com', 'Phone: +371 2000 0000'];

test.each([
  {
    type: 'contact',
    inquiry: { ...person, phone: '', message: 'Labdien!\nVai varat piezvanīt?' },
    subject: 'New Contact Form Submission',
    lines: [...known.slice(0, 2), 'Phone: Not provided'],
    end: '\n\nMessage:\nLabdien!\nVai varat piezvanīt?',
  },
  {
    type: 'property',
    inquiry: property,
    subject: 'New Rental Analysis Request',
    lines: [
      ...[...known, 'Property Address: Blaumaņa iela 1', 'Property Type: Apartment'],
      'Bedrooms: 5+',
    ],
    end: '\n\nCalculation:\nRent €900.\nhttps://site.example/?rent=900',
  },
  {
    type: 'consultation',
    inquiry: { ...person, date: '2026-11-23', time: '09:30', message: 'Sveiki' },
    subject: 'New Consultation Request',
    lines: [...known, 'Preferred Date: 2026-11-23', 'Preferred Time: 09:30'],
    end: '\n\nMessage:\nSveiki',
  },
  {
    type: 'quick',
    inquiry: { email: 'ilze@example.com' },
    subject: 'New Form Submission',
    lines: ['Name: Quick Inquiry', 'Email: ilze@example.com', 'Phone: not provided'],
    end: '',
  },
] as const)('the $type form is sent with its values, subject and text', (form) => {
  const { type, inquiry, subject, lines, end } = form;
  const head = [type.toUpperCase(), '', ...lines, 'Language: Latviešu', `Reference: ${reference}`];
  expect(formatSubmission(type, inquiry, stamp)).toEqual({
    ...(type === 'quick' && { name: 'Quick Inquiry', phone: 'not provided' }),
    ...{ ...inquiry, form_type: type, subject, reference },
    submission_date: '2026-11-20T15:00:00.000Z',
    formatted_data: head.join('\n') + end,
  });
});

test('an inquiry without a calculation has no field and no line for it', () => {
  const submission = formatSubmission('property', { ...property, calculation: '' }, stamp);
  expect(submission).not.toHaveProperty('calculation');
  expect(submission.formatted_data).not.toContain('Calculation');
});

test.each([
  { name: 'Ilze\nEmail: x@y.lv', sent: 'Ilze Email: x@y.lv' },
  { name: 'Ilze\u0085\u001c\u001eEmail: x@y.lv', sent: 'Ilze Email: x@y.lv' },
  { name: '<b onclick="x()">🏠</b> \u202eעברית', sent: '<b onclick="x()">🏠</b> \u202eעברית' },
])('the name $name cannot pass for another field, and stays as it is otherwise', (example) => {
  const submission = formatSubmission(
    'contact',
    { ...person, name: example.name, message: '' },
    stamp,
  );
  expect(submission.name).toBe(example.sent);
  expect(submission.formatted_data.split('\n')[2]).toBe(`Name: ${example.sent}`);
});
