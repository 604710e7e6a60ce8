import type { ComponentProps } from 'react';
import { ResponsiveImage } from './responsive-image';

/** Stands for a picture until it is due: by its words, and without scripts by the picture itself. */
export function AwaitedImage(image: ComponentProps<typeof ResponsiveImage>) {
  return (
    <>
      {image.alt && <span role="img" aria-label={image.alt} />}
      <noscript>
        <ResponsiveImage {...image} loading="lazy" />
      </noscript>
    </>
  );
}
