import { CacheProvider, withEmotionCache, type EmotionCache } from '@emotion/react';
import {
  createElement,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FunctionComponent,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { CurrentPage } from '../links/current-page';
import { hasNavigated, restorePrerendered } from '../start/before-hydration';
import { ErrorBoundary } from './error-boundary';
import { watchFirstUse } from './first-use';

interface IslandProps<Props> {
  /** Tells its element from those of other parts. */
  name: string;
  /** The props of the part. */
  of: Props;
  /** Loads it, used or not. */
  needed?: boolean;
}

/** On the server: the parts, which must have loaded before a page is rendered. */
const loading: Promise<unknown>[] = [];

export const islandsLoaded = (): Promise<unknown> => Promise.all(loading);

/**
 * A part of a page with a React root of its own, whose scripts load when a visitor first uses it. Until they have
 * come, the HTML of the server stands, and what is typed and pressed is kept. Without such HTML, on a page to which a
 * link within the site led, it loads at once.
 * @param load Gives the component of the part, and in a browser awaits what else its props need.
 * @param isNeeded Whether it loads without being used, as for what a visitor has done on another page.
 */
export function island<Props extends object>(
  load: (of?: Props) => Promise<FunctionComponent<Props>>,
  isNeeded: () => boolean,
): FunctionComponent<IslandProps<Props>> {
  let Rendered: FunctionComponent<Props> | undefined;
  function ServedIsland({ of, name }: IslandProps<Props>) {
    return <div data-island={name}>{Rendered && createElement(Rendered, of)}</div>;
  }
  function LateIsland({ of, name, needed = false }: IslandProps<Props>) {
    const [Part, setPart] = useState<FunctionComponent<Props>>();
    const loadPart = async () => {
      const loaded = await load(of);
      setPart(() => loaded);
    };
    return (
      <LateRoot name={name} needed={needed || isNeeded()} load={loadPart}>
        {Part && createElement(Part, of)}
      </LateRoot>
    );
  }
  if (typeof document !== 'undefined') return LateIsland;
  loading.push(load().then((Part) => (Rendered = Part)));
  return ServedIsland;
}

interface LateRootProps {
  name: string;
  needed: boolean;
  load: () => Promise<void>;
  children: React.ReactNode;
}

const LateRoot = withEmotionCache(LateRootIn);

function LateRootIn({ name, needed, load, children }: LateRootProps, cache: EmotionCache) {
  const { i18n } = useTranslation();
  const page = useContext(CurrentPage);
  const element = useRef<HTMLDivElement>(null);
  const root = useRef<Root>();
  const use = useRef<ReturnType<typeof watchFirstUse>>();
  const [hydrated, setHydrated] = useState(false);
  const [html] = useState(() => (hasNavigated() ? '' : servedHtml(name)));

  useLayoutEffect(() => {
    if (element.current) use.current = watchFirstUse(element.current, load);
    return () => {
      use.current?.stop();
      // React cannot unmount a root while it renders another.
      setTimeout(() => root.current?.unmount());
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  useEffect(() => {
    if (needed) use.current?.start();
  }, [needed]);
  useEffect(() => {
    if (hydrated) use.current?.replay();
  }, [hydrated]);

  useEffect(() => {
    const container = element.current;
    if (!children || !container) return;
    const part = (
      <CacheProvider value={cache}>
        <I18nextProvider i18n={i18n}>
          <CurrentPage.Provider value={page}>
            <ErrorBoundary of={`[data-island=${name}] > *`}>
              <Restored />
              {children}
              <Hydrated onHydrated={setHydrated} />
            </ErrorBoundary>
          </CurrentPage.Provider>
        </I18nextProvider>
      </CacheProvider>
    );
    // React would render anew what is updated before it is hydrated.
    if (hydrated) root.current?.render(part);
    else if (!root.current)
      startTransition(() => {
        root.current = container.firstChild ? hydrateRoot(container, part) : createRoot(container);
        if (!container.firstChild) root.current.render(part);
      });
  }, [children, cache, i18n, page, hydrated, name]);

  return (
    <div
      ref={element}
      data-island={name}
      // React leaves what is in it alone.
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

const servedHtml = (name: string) =>
  document.querySelector(`[data-island=${name}]`)?.innerHTML ?? '';

/** Before the part, whose effects read the fields. */
function Restored() {
  useLayoutEffect(restorePrerendered, []);
  return null;
}

/** After the part, whose effects have read what was typed. */
function Hydrated({ onHydrated }: { onHydrated: (hydrated: boolean) => void }) {
  useEffect(() => onHydrated(true), [onHydrated]);
  return null;
}
