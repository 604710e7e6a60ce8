import { css } from '@emotion/react';
import { createElement, useEffect, useRef, useState, type FunctionComponent } from 'react';
import { animateEntrances, ENTRANCES } from '../start/animate-entrances';

export interface LatePartProps {
  /** The part is in use, and loads. */
  wanted?: boolean;
  /** It has changed since the server rendered it. */
  changed?: boolean;
}

const loads: (() => Promise<void>)[] = [];

/** Loads all parts; a server renders none before. */
export const loadLateParts = (): Promise<unknown> => Promise.all(loads.map((load) => load()));

/**
 * A part of a page whose scripts load once it is wanted. Until they have come, the HTML of the server stands, hidden
 * where it is out of date. The part has no fields, since what is typed in that HTML would be lost.
 */
export function latePart<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  let Part: FunctionComponent<Props> | undefined;
  const take = async () => {
    Part = await load();
  };
  loads.push(take);
  const ignore = () => undefined;
  return function LatePart({ wanted, changed, ...props }: Props & LatePartProps) {
    const element = useRef<HTMLDivElement>(null);
    const [loaded, setLoaded] = useState(false);
    useEffect(() => {
      // Without such HTML, on a page to which a link within the site led, it loads at once.
      if (Part || (!wanted && element.current?.firstChild)) return;
      // What has not arrived is asked for again at the next change.
      take().then(() => setLoaded(true), ignore);
    });
    useEffect(() => {
      if (loaded && element.current?.querySelector(ENTRANCES)) animateEntrances();
    }, [loaded]);
    // A visitor who comes back finds the page as high as it was.
    useEffect(() => () => void take().catch(ignore), []);
    if (Part)
      return (
        <div key="loaded" ref={element} css={box}>
          {createElement(Part, props as unknown as Props)}
        </div>
      );
    return (
      <div
        ref={element}
        css={[box, changed && { visibility: 'hidden' }]}
        // React leaves what is in it alone.
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    );
  };
}

/** The box itself takes no part in the layout, only its content does. */
const box = css({ display: 'contents' });
