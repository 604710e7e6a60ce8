import type { Inquiry } from '../../../src/forms/inquiries';
import { mailLink } from '../../../src/forms/mail-link';
import type { Language } from '../../../src/site/languages';
import type { Namespace } from '../../../src/site/routes';
import { textOf } from '../../support/words';

const person = { name: 'Ilze', email: 'ilze@example.com', phone: '' };
const property = {
  ...person,
  propertyAddress: 'Tilta 1',
  propertyType: 'House',
  message: 'Ā\nB \ud83c',
};
const consultation = { ...person, date: '2026-11-23', time: '09:30' };

/** The mail as the visitor's own program shows it. */
function mailIn(language: Language, type: 'property' | 'consultation', inquiry: Inquiry) {
  const text = (key: string, values = {}) => {
    const [namespace, path = ''] = key.split(':');
    return textOf(language, namespace as Namespace, path, values);
  };
  const letter = { text, language, reference: 'K7QM-4T2P' };
  const { href, hasMessage } = mailLink('info@amberkey.example', type, inquiry, letter);
  const { pathname, searchParams } = new URL(href);
  return {
    href,
    hasMessage,
    pathname,
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  };
}

describe('The e-mail in the visitor’s own program', () => {
  test.each([
    [
      'lv',
      'property',
      property,
      'Īres analīzes pieprasījums',
      'Vārds: Ilze|E-pasts: ilze@example.com|Īpašuma adrese: Tilta 1|Īpašuma veids: Māja|Ziņa: Ā|B \ufffd|Atsauce: K7QM-4T2P',
    ],
    [
      'en',
      'consultation',
      consultation,
      'Request for a consultation',
      'Name: Ilze|Email: ilze@example.com|Preferred day: 23 November 2026|Time: 09:30|Reference: K7QM-4T2P',
    ],
  ] as const)(
    'has the words of the page in %s, and no line of what is empty',
    (language, type, inquiry, subject, body) => {
      const mail = mailIn(language, type, inquiry);
      expect(mail).toMatchObject({ pathname: 'info@amberkey.example', subject, hasMessage: true });
      expect(mail.body?.split('\r\n')).toEqual(body.split('|'));
    },
  );

  test.each(['x'.repeat(2_000), 'ā'.repeat(500)])(
    'has all but the message where programs would refuse so long an address',
    (message) => {
      const { href, hasMessage, body } = mailIn('lv', 'property', { ...property, message });
      expect(hasMessage).toBe(false);
      expect(href.length).toBeLessThan(1_000);
      expect(body).toContain('Atsauce: K7QM-4T2P');
    },
  );
});
