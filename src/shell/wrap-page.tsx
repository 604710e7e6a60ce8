import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { PagePath } from '../links/page-path';
import { CountedPage } from '../tracking/counted-page';
import { GuardedPage } from './guarded-page';

/** Wraps every page, in the built HTML and in the browser alike. */
export function wrapPage({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs): ReactElement {
  return (
    <CountedPage page={props}>
      <PagePath.Provider value={props.location.pathname}>
        <GuardedPage page={props}>{element}</GuardedPage>
      </PagePath.Provider>
    </CountedPage>
  );
}
