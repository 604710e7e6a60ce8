import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Picture } from '../components/picture';
import { figureNote, media } from '../theme';
import { useProseFile } from './files';

interface ProsePictureProps {
  src: string;
  alt: string;
  /** The caption. */
  title?: string;
  /** The picture beside it. */
  beside?: string;
}

export function ProsePicture({ src, alt, title, beside = '' }: ProsePictureProps) {
  const image = usePicture(src);
  const other = usePicture(beside);
  if (!image) return null;
  const ratio = image.width / image.height;
  const share = other && ratio / (ratio + other.width / other.height);
  return (
    <figure css={css({ flex: ratio, maxWidth: Math.round(HIGHEST * ratio) })}>
      <Picture image={share ? besideAnother(image, share) : image} alt={alt} sx={rounded} />
      {title && <figcaption css={figureNote}>{title}</figcaption>}
    </figure>
  );
}

const usePicture = (name: string) => useProseFile(name)?.picture?.childImageSharp?.gatsbyImageData;

/** In px, so that a picture from a phone held upright fits a screen. */
const HIGHEST = 720;

const rounded = css({ borderRadius: 'var(--r)', overflow: 'hidden' });

const GAP = 16;

/** With the width that it has there, so that a browser takes no larger file. */
function besideAnother(image: IGatsbyImageData, share: number): IGatsbyImageData {
  const width = `calc((min(680px, 100vw - 40px) - ${GAP}px) * ${share.toFixed(2)})`;
  const sizes = `${media.phablet.replace('@media ', '')} ${width}, calc(100vw - 40px)`;
  const { fallback, sources } = image.images;
  const images = {
    fallback: fallback && { ...fallback, sizes },
    sources: sources?.map((source) => ({ ...source, sizes })),
  };
  return { ...image, images };
}

/** Beside each other they are equally high. */
export function PicturePair({ children }: { children: React.ReactNode }) {
  return <div css={pair}>{children}</div>;
}

const pair = css({
  display: 'grid',
  gap: 24,
  [media.phablet]: { display: 'flex', gap: GAP },
});
