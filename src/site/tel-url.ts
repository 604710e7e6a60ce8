export function telUrl(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
