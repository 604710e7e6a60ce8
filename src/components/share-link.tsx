import { useEffect, useState } from 'react';
import { textButton, touchTarget } from '../theme';

interface ShareLinkProps {
  /** From the root of the site. */
  path: string;
  words: Readonly<Record<'copy' | 'share' | 'copied' | 'failed', string>>;
}

/** Copies an address or, on a phone, hands it to the system's menu. */
export function ShareLink({ path, words }: ShareLinkProps) {
  const [state, setState] = useState<'copied' | 'failed'>();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => {
    setCanShare('share' in navigator && matchMedia('(pointer: coarse)').matches);
  }, []);
  useEffect(() => setState(undefined), [path]);
  const share = async () => {
    const url = window.location.origin + path;
    try {
      if (canShare) await navigator.share({ url, title: document.title });
      else {
        await navigator.clipboard.writeText(url);
        setState('copied');
      }
    } catch (error) {
      // A visitor may close the phone's menu again.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState('failed');
    }
  };
  return (
    <span css={{ '@media print, (scripting: none)': { display: 'none' } }}>
      <button type="button" css={[textButton, touchTarget]} onClick={() => void share()}>
        {words[canShare ? 'share' : 'copy']}
      </button>{' '}
      <span role="status">{state && words[state]}</span>
    </span>
  );
}
