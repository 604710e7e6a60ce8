import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Picture } from './picture';

interface PortraitProps {
  name: string;
  photo: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
  alt?: string | null;
  /** As CSS `object-position`. */
  position: string;
  className?: string;
}

/** A person's photograph, or the initials. */
export function Portrait({ name, photo, alt, position, className }: PortraitProps) {
  const image = photo?.childImageSharp?.gatsbyImageData;
  if (image)
    return <Picture image={image} alt={alt ?? ''} position={position} className={className} />;
  const initials = name.split(/\s+/).map((part) => part.charAt(0));
  return (
    <span aria-hidden css={plate} className={className}>
      {initials.slice(0, 2).join('')}
    </span>
  );
}

const plate = css({
  display: 'grid',
  placeItems: 'center',
  containerType: 'inline-size',
  background: 'var(--mist)',
  color: 'var(--teal)',
  font: '600 1em / 1 var(--display)',
});
