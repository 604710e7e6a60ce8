/** The account at the mail service; its values are public. */
export interface MailAccount {
  /** Where the service answers, without a slash at its end. */
  origin: string;
  /** The public key. */
  userId: string;
  serviceId: string;
  templateId: string;
}

/** Where inquiries go: to the service, to the local one, or nowhere. */
export interface MailConfig extends MailAccount {
  mode: 'service' | 'local' | 'off';
}
