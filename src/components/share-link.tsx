import { useState } from 'react';
import { textButton, touchTarget } from '../theme';
import { useHydrated } from '../start/hydration-hooks';

interface ShareLinkWords {
  copy: string;
  share: string;
  copied: string;
  failed: string;
}

interface ShareLinkProps {
  /** The address from the root of the site. */
  path: string;
  words: ShareLinkWords;
}

/** Copies an address or, on a phone, hands it to the system's menu. */
export function ShareLink({ path, words }: ShareLinkProps) {
  const [last, setLast] = useState<{ path: string; result: 'copied' | 'failed' }>();
  const canShare = useHydrated() && 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  const share = async () => {
    const url = window.location.origin + path;
    try {
      if (canShare) await navigator.share({ url, title: document.title });
      else {
        await navigator.clipboard.writeText(url);
        setLast({ path, result: 'copied' });
      }
    } catch (error) {
      // A visitor may close the phone's menu again.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setLast({ path, result: 'failed' });
    }
  };
  return (
    <span css={{ '@media print, (scripting: none)': { display: 'none' } }}>
      <button type="button" css={[textButton, touchTarget]} onClick={() => void share()}>
        {words[canShare ? 'share' : 'copy']}
      </button>{' '}
      <span aria-live="polite">{last?.path === path && words[last.result]}</span>
    </span>
  );
}
