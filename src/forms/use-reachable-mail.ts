import { useHydrated } from '../components/use-hydrated';
import type { MailConfig } from '../mail/mail-service';

const THIS_MACHINE = /^(localhost|127\.0\.0\.1)$/;

/** A build for one machine, put online, sends nowhere: it would ask the visitor's own machine. */
export function useReachableMail(mail: MailConfig): MailConfig {
  const hydrated = useHydrated(mail.mode === 'local');
  if (!hydrated || THIS_MACHINE.test(window.location.hostname)) return mail;
  return { ...mail, mode: 'off' };
}
