import type { ReactElement } from 'react';
import { fontFiles } from './fonts';
import { globalStyles } from './global-styles';

/** What every document's head holds beside its own title: styles, fonts, icons. */
export function documentHead(): ReactElement[] {
  return [
    ...fontFiles.map((url) => (
      <link
        key={url}
        rel="preload"
        href={url}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    <style key="global" dangerouslySetInnerHTML={{ __html: globalStyles }} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <meta key="theme-color" name="theme-color" content="#12343b" />,
  ];
}
