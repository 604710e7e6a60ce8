import { formatSubmission } from '../../../src/forms/format-submission';
import { mailLink } from '../../../src/forms/mail-link';

const stamp = {
  at: new Date('2026-11-20T15:00:00.000Z'),
  reference: 'K7QM-4T2P',
  language: 'lv',
} as const;
const inquiry = { name: 'Ilze', email: 'ilze@example.com', phone: '', message: 'Labdien!' };

const linkOf = (message: string) =>
  mailLink('info@amberkey.example', 'contact', { ...inquiry, message }, stamp);
const bodyOf = (message: string) =>
  new URL(linkOf(message).href).searchParams.get('body')?.replaceAll('\r\n', '\n');

test('the e-mail in the visitor’s own program has the same subject and text', () => {
  const { href, cut } = linkOf('Labdien!');
  const link = new URL(href);
  expect(link.pathname).toBe('info@amberkey.example');
  expect(link.searchParams.get('subject')).toBe('New Contact Form Submission');
  expect(bodyOf('Labdien!')).toBe(formatSubmission('contact', inquiry, stamp).formatted_data);
  expect(cut).toBe(false);
});

test.each([
  ['plain letters', 'x'.repeat(5_000)],
  ['letters of six signs each', 'ā'.repeat(1_000)],
  ['letters of two halves', '🏠'.repeat(1_000)],
  ['half a letter', '\ud83c'.repeat(1_000)],
  ['line breaks', `a${'\n'.repeat(1_000)}b`],
])('a text that is too long for e-mail programs is shortened and says so: %s', (_, message) => {
  const { href, cut } = linkOf(message);
  expect(cut).toBe(true);
  expect(href.length).toBeLessThanOrEqual(2_000);
  expect(href.length).toBeGreaterThan(1_980);
  expect(bodyOf(message)).toContain('Reference: K7QM-4T2P\n');
  expect(bodyOf(message)).toMatch(/…$/);
});
