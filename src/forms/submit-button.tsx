import { buttonStyles } from '../components/button-styles';
import { useHydrated } from '../components/use-hydrated';
import * as styles from './form-styles';

interface SubmitButtonProps {
  words: { action: string; sending: string };
  sending: boolean;
  notReadyId: string;
}

export function SubmitButton({ words, sending, notReadyId }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      type="submit"
      css={[buttonStyles('primary'), styles.submit]}
      disabled={sending || !hydrated}
      aria-describedby={hydrated ? undefined : notReadyId}
      data-sending={sending || undefined}
    >
      {sending && <span css={styles.spinner} />}
      {sending ? words.sending : words.action}
    </button>
  );
}
