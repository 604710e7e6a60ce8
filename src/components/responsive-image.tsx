import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ImgHTMLAttributes } from 'react';

interface ResponsiveImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  images: IGatsbyImageData['images'];
  alt: string;
}

/** Offers the browser every format and size that gatsby-plugin-image has made of a picture. */
export function ResponsiveImage({ images, alt, ...attributes }: ResponsiveImageProps) {
  const { sources = [], fallback } = images;
  return (
    <picture>
      {sources.map((source) => (
        <source key={`${source.media ?? ''}${source.type ?? ''}`} {...source} />
      ))}
      <img {...attributes} {...fallback} alt={alt} decoding="async" />
    </picture>
  );
}
