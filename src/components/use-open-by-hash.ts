import { useEffect } from 'react';

/** Opens the `<details>` with an id, and its ancestors, when the hash names it. */
export function useOpenByHash(id: string): void {
  useEffect(() => {
    const openLinked = () => {
      if (window.location.hash !== `#${id}`) return;
      let fold = document.getElementById(id)?.closest('details');
      for (; fold; fold = fold.parentElement?.closest('details')) fold.open = true;
    };
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => window.removeEventListener('hashchange', openLinked);
  }, [id]);
}
