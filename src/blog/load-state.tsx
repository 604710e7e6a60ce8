import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { buttonStyles, grid } from '../theme';
import type { LoadStatus } from './all-posts';

/** Says that all articles are being loaded, or could not be. */
export function LoadState({ status, onRetry }: { status: LoadStatus; onRetry: () => void }) {
  const { t } = useTranslation('blog');
  return (
    <div css={styles}>
      <p role="status">{status !== 'idle' && t(`load.${status}`)}</p>
      {status === 'failed' && (
        <button type="button" css={buttonStyles('secondary')} onClick={onRetry}>
          {t('load.retry')}
        </button>
      )}
    </div>
  );
}

const styles = css(grid(12), {
  justifyItems: 'start',
  color: 'var(--ink-soft)',
  "[role='status']:empty": { position: 'absolute' },
  '* + &:has(button)': { marginTop: 48 },
});
