import { css } from '@emotion/react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../components/button-styles';

interface MorePostsProps {
  /** Another address means another list. */
  address: string;
  shown: number;
  total: number | undefined;
  left: number;
  loading: 'idle' | 'loading' | 'failed';
  /** The address of the next page, for browsers without scripts. */
  next: string | undefined;
  onMore: () => void;
  /** `first` counts from 0. */
  onAdded: (first: number) => void;
}

export function MorePosts(props: MorePostsProps) {
  const { address, shown, total, left, loading, next, onMore, onAdded } = props;
  const { t } = useTranslation('blog');
  const [request, setRequest] = useState({ address, from: Infinity });
  if (request.address !== address) setRequest({ address, from: Infinity });
  const added = shown - request.from;
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const elsewhere = activeElement !== document.body && !foot.current?.contains(activeElement);
    if (added > 0 && !elsewhere) onAdded(request.from);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for what was added
  }, [added, request]);

  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (loading === 'loading') return;
    setRequest({ address, from: shown });
    onMore();
  };
  const control = { css: buttonStyles('secondary'), onClick: press };
  const text = t(loading === 'failed' ? 'more.retry' : 'more.show');
  return (
    <div ref={foot} css={styles}>
      <p role="status">
        {loading !== 'idle' && t(`more.${loading}`)}
        {loading === 'idle' && added > 0 && t('more.added', { count: added, shown, total })}
      </p>
      {next && left > 0 && (
        <a href={next} {...control}>
          {text}
        </a>
      )}
      {!next && (left > 0 || loading === 'failed') && (
        <button type="button" {...control}>
          {text}
        </button>
      )}
    </div>
  );
}

const styles = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  color: 'var(--ink-soft)',
  "[role='status']:empty": { position: 'absolute' },
  '* + &': { marginTop: 48 },
});
