import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { PageLocation } from '../links/page-location';
import { CountedPage } from '../tracking/counted-page';
import { GuardedPage } from './guarded-page';
import { StablePage } from './stable-page';

/** Wraps every page, in the built HTML and in the browser alike. */
export function wrapPage({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs): ReactElement {
  return (
    <CountedPage page={props}>
      <PageLocation.Provider value={props.location}>
        <GuardedPage page={props}>
          <StablePage page={props}>{element}</StablePage>
        </GuardedPage>
      </PageLocation.Provider>
    </CountedPage>
  );
}
