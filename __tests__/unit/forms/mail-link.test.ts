import type { Inquiry } from '../../../src/forms/inquiries';
import { mailLink } from '../../../src/forms/mail-link';
import type { Language } from '../../../src/site/languages';
import type { Namespace } from '../../../src/site/namespaces';
import { textOf } from '../../support/words';

const person = { name: 'Ilze', email: 'ilze@example.com', phone: '' };
const property = { propertyAddress: 'Tilta 1', propertyType: 'House', message: 'Ā\nB \ud83c' };

/** The mail as the visitor's own program shows it. */
function mailIn(language: Language, type: 'property' | 'consultation', inquiry: Inquiry) {
  const text = (key: string, values = {}) => {
    const [namespace, path = ''] = key.split(':');
    return textOf(language, namespace as Namespace, path, values);
  };
  const letter = { text, language, reference: 'K7QM-4T2P' };
  const all = { ...person, ...inquiry };
  const { href, hasMessage } = mailLink('info@amberkey.example', type, all, letter);
  const { pathname, searchParams } = new URL(href);
  return { href, hasMessage, pathname, ...Object.fromEntries(searchParams) };
}

test.each([
  {
    language: 'lv',
    type: 'property',
    inquiry: property,
    subject: 'Ienākumu prognozes pieprasījums',
    body: [
      ...['Vārds: Ilze', 'E-pasts: ilze@example.com', 'Īpašuma adrese: Tilta 1'],
      ...['Īpašuma veids: Māja', 'Ziņa: Ā', 'B \ufffd', 'Atsauce: K7QM-4T2P'],
    ],
  },
  {
    language: 'en',
    type: 'consultation',
    inquiry: { date: '2026-11-23', time: '09:30' },
    subject: 'Request for a consultation',
    body: [
      ...['Name: Ilze', 'Email: ilze@example.com', 'Preferred day: 23 November 2026'],
      ...['Time: 09:30', 'Reference: K7QM-4T2P'],
    ],
  },
] as const)(
  'an e-mail in the visitor’s own program has the words of the page ($language), and no line of what is empty',
  ({ language, type, inquiry, subject, body }) => {
    const mail = { pathname: 'info@amberkey.example', subject, hasMessage: true };
    expect(mailIn(language, type, inquiry)).toMatchObject({ ...mail, body: body.join('\r\n') });
  },
);

test.each(['x'.repeat(2_000), 'ā'.repeat(500)])(
  'a message that makes the address too long is left out',
  (message) => {
    const mail = mailIn('lv', 'property', { ...property, message });
    expect(mail.href.length).toBeLessThan(1_000);
    const body = expect.stringContaining('Atsauce: K7QM-4T2P') as string;
    expect(mail).toMatchObject({ hasMessage: false, body });
  },
);
