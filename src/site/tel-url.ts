export const telUrl = (phone: string): string => `tel:${phone.replace(/ /g, '')}`;
