import { plainText } from '../site/text';
import { formFields, isLongText, type Inquiry, type InquiryType } from './inquiries';

/** Values without what nobody sees and what word processors add; in the texts of several lines all stays. */
export function cleanValues(type: InquiryType, typed: Inquiry): Inquiry {
  const values = formFields(type).flatMap(([name, field]) => {
    const value = typed[name];
    if (value === undefined) return [];
    if (isLongText(field)) return [[name, value]];
    return [[name, field.rule === 'email' ? cleanEmail(value) : plainText(value).trim()]];
  });
  return Object.fromEntries(values) as Inquiry;
}

/**
 * The bare address of a pasted "Ilze <ilze@example.com>;" or of a mailto link, with an ASCII domain, which every
 * browser and mail service accepts.
 */
export function cleanEmail(typed: string): string {
  const address = plainText(typed)
    .replace(/^.*<(.*)>.*$/, '$1')
    .replace(/^\s*mailto:([^?]*).*$/i, '$1')
    .replace(/[;,\s]+$/, '')
    .trim();
  const [, name, domain] = /^(.+)@([^@]*[^\0-\x7f][^@]*)$/.exec(address) ?? [];
  if (!name || !domain) return address;
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}
