import { buttonStyles, type ButtonKind } from '../components/button-styles';
import * as styles from './form-styles';

interface SubmitButtonProps {
  kind: ButtonKind;
  words: { action: string; sending: string };
  sending: boolean;
  /** The element that says why nothing can be sent yet. */
  notReady: string | undefined;
}

/** Sends the form; disabled while the form is being sent, and until the page is alive. */
export function SubmitButton({ kind, words, sending, notReady }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      css={[buttonStyles(kind), styles.submit]}
      disabled={sending || notReady !== undefined}
      aria-describedby={notReady}
      data-sending={sending || undefined}
    >
      {sending && <span css={styles.spinner} />}
      {sending ? words.sending : words.action}
    </button>
  );
}
