import { mailLink } from '../../../src/forms/mail-link';
import type { InquiryType } from '../../../src/forms/inquiries';
import type { Language } from '../../../src/site/languages';
import type { Namespace } from '../../../src/site/routes';
import { textOf } from '../../support/words';

const reference = 'K7QM-4T2P';
const person = { name: 'Ilze Krūmiņa', email: 'ilze@example.com', phone: '' };

/** The mail as the visitor's own program shows it. */
function mailIn(language: Language, type: InquiryType, inquiry: Parameters<typeof mailLink>[2]) {
  const text = (key: string, values?: Record<string, string>) => {
    const [namespace = '', path = ''] = key.split(':');
    return textOf(language, namespace as Namespace, path, values);
  };
  const { href, hasMessage } = mailLink('info@amberkey.example', type, inquiry, {
    text,
    language,
    reference,
  });
  const { pathname, searchParams } = new URL(href);
  const body = searchParams.get('body') ?? '';
  return { href, hasMessage, pathname, subject: searchParams.get('subject'), body };
}

describe('The e-mail in the visitor’s own program', () => {
  test.each([
    [
      'lv',
      'contact',
      { ...person, message: 'Labdien!\nVai varat piezvanīt? \ud83c' },
      'Ziņa no vietnes',
      `Vārds: Ilze Krūmiņa
E-pasts: ilze@example.com
Atsauce: K7QM-4T2P

Ziņa:
Labdien!
Vai varat piezvanīt? \ufffd`,
    ],
    [
      'lv',
      'property',
      { ...person, propertyAddress: 'Brīvības 1', propertyType: 'House', bedrooms: 'Studio' },
      'Īres analīzes pieprasījums',
      `Vārds: Ilze Krūmiņa
E-pasts: ilze@example.com
Īpašuma adrese: Brīvības 1
Īpašuma veids: Māja
Guļamistabas: Studija
Atsauce: K7QM-4T2P`,
    ],
    [
      'en',
      'consultation',
      { ...person, phone: '+371 2000 0000', date: '2026-11-23', time: '09:30' },
      'Request for a consultation',
      `Name: Ilze Krūmiņa
Email: ilze@example.com
Phone: +371 2000 0000
Preferred day: 23 November 2026
Time: 09:30
Reference: K7QM-4T2P`,
    ],
    [
      'en',
      'quick',
      { email: 'i@x.lv' },
      'Please get in touch with me',
      `Email: i@x.lv\nReference: K7QM-4T2P`,
    ],
  ] as const)(
    'in %s, %s: has its words, and no line of what is empty',
    (language, type, inquiry, subject, body) => {
      const mail = mailIn(language, type, inquiry);
      expect(mail).toMatchObject({ pathname: 'info@amberkey.example', subject, hasMessage: true });
      expect(mail.body.split('\r\n')).toEqual(body.split('\n'));
    },
  );

  test.each(['x'.repeat(2_000), 'ā'.repeat(500)])(
    'has all but the message where programs would refuse so long an address',
    (message) => {
      const { href, hasMessage, body } = mailIn('lv', 'contact', { ...person, message });
      expect(hasMessage).toBe(false);
      expect(href.length).toBeLessThan(1_000);
      expect(body).toContain('Atsauce: K7QM-4T2P');
    },
  );
});
