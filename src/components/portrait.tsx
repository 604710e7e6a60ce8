import { css, type Interpolation, type Theme } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Picture } from './picture';

interface PortraitProps {
  name: string;
  photo: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
  alt?: string | null;
  /** As CSS `object-position`. */
  position?: string;
  /** The diameter of a round one, in pixels. */
  size?: number;
  sx?: Interpolation<Theme>;
}

/** A person's photograph, or the initials. */
export function Portrait({ name, photo, alt, position = '50% 30%', ...shape }: PortraitProps) {
  const image = photo?.childImageSharp?.gatsbyImageData;
  const { size, sx = size && { flex: 'none', width: size, height: size, borderRadius: '50%' } } =
    shape;
  if (image) return <Picture image={image} alt={alt ?? ''} position={position} sx={sx} />;
  const initials = name.split(/\s+/).map((part) => part.charAt(0));
  return (
    <span aria-hidden css={[plate, sx]}>
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
  font: '500 1em / 1 var(--display)',
});
