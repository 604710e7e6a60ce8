/** The address that dials a phone number. */
export function telUrl(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
