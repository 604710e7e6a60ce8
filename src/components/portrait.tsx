import { css, type Interpolation, type Theme } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Picture } from './picture';

interface PortraitProps {
  name: string;
  photo: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
  alt?: string | null;
  /** The first screen shows it, so it loads at once. */
  priority?: boolean;
  /** The diameter of a round one, in pixels. */
  size?: number;
  sx?: Interpolation<Theme>;
}

/** A person's photograph, or the initials. */
export function Portrait({ name, photo, alt, priority, size, sx }: PortraitProps) {
  const shape = [size && { flex: 'none', width: size, height: size, borderRadius: '50%' }, sx];
  const image = photo?.childImageSharp?.gatsbyImageData;
  if (image)
    return <Picture image={image} alt={alt ?? ''} priority={priority} sx={[face, shape]} />;
  const initials = name.split(/\s+/).map((part) => part.charAt(0));
  return (
    <span aria-hidden css={[plate, shape]}>
      {initials.slice(0, 2).join('')}
    </span>
  );
}

/** Above the middle of the photograph. */
const face = css({ img: { objectPosition: '50% 30%' } });

const plate = css({
  display: 'grid',
  placeItems: 'center',
  background: 'var(--mist)',
  color: 'var(--teal)',
  font: '500 1em / 1 var(--display)',
});
