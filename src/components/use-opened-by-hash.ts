import { useEffect } from 'react';

/** Opens the `<details>` with an id, and those around it, when the address of the page names it. */
export function useOpenedByHash(id: string): void {
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
