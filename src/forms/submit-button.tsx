import { buttonStyles, type ButtonKind } from '../components/button-styles';
import { useHydrated } from '../components/use-hydrated';
import * as styles from './form-styles';

interface SubmitButtonProps {
  kind: ButtonKind;
  words: { action: string; sending: string };
  sending: boolean;
  /** The id of the element that says why nothing can be sent yet. */
  notReady: string;
}

/** Sends the form; disabled while the form is being sent, and until the page is alive. */
export function SubmitButton({ kind, words, sending, notReady }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      type="submit"
      css={[buttonStyles(kind), styles.submit]}
      disabled={sending || !hydrated}
      aria-describedby={hydrated ? undefined : notReady}
      data-sending={sending || undefined}
    >
      {sending && <span css={styles.spinner} />}
      {sending ? words.sending : words.action}
    </button>
  );
}
