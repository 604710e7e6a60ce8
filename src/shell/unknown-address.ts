import { NOT_FOUND_PATH } from '../site/paths';

type Load<Answer> = (path: string, ...more: unknown[]) => Answer;

/** The parts of Gatsby's own loader that are used here; its app gets pages by it. */
interface Loader {
  loadPage: Load<Promise<unknown>>;
  loadPageSync: Load<unknown>;
}

declare global {
  interface Window {
    /** The path for which the build made this document. */
    pagePath?: string;
    ___loader: Loader & { hovering: (path: string) => void };
  }
}

/**
 * Tells Gatsby's loader that there is no page at the address of this document, as the host has just
 * said. It would ask again, by a path that it has decoded: `/%5C%5Cother.example/` would ask another
 * host. And a path with an encoded slash it would not find again, and show nothing.
 */
export function knowUnknownAddress(): void {
  if (window.pagePath !== NOT_FOUND_PATH) return;
  const { pathname } = window.location;
  const known = (path: string) => {
    const [asked = ''] = path.split('?');
    return asked === pathname || asked === encodeURI(decodeURI(pathname)) ? NOT_FOUND_PATH : path;
  };
  const { loadPage, loadPageSync } = window.___loader;
  window.___loader.loadPage = (path, ...more) => loadPage(known(path), ...more);
  window.___loader.loadPageSync = (path, ...more) => loadPageSync(known(path), ...more);
}
