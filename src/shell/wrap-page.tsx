import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { CountedPage } from '../tracking/counted-page';
import { GuardedPage } from './guarded-page';

/** Wraps every page, in the built HTML and in the browser alike. */
export function wrapPage({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs): ReactElement {
  return (
    <CountedPage page={props}>
      <GuardedPage page={props}>{element}</GuardedPage>
    </CountedPage>
  );
}
