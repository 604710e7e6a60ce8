import { css } from '@emotion/react';
import { Picture } from '../components/picture';
import { figureNote, grid, media } from '../theme';
import { useProseFile } from './files-query';

interface ProsePictureProps {
  src: string;
  alt: string;
  /** The caption. */
  title?: string;
}

export function ProsePicture({ src, alt, title }: ProsePictureProps) {
  const { gatsbyImageData: image, withoutWebp } = useProseFile(src)?.picture?.childImageSharp ?? {};
  if (!image || !withoutWebp) return null;
  const { srcSet = '', sizes } = image.images.fallback ?? {};
  const images = { ...withoutWebp.images, sources: [{ srcSet, sizes, type: 'image/webp' }] };
  const ratio = image.width / image.height;
  return (
    <figure css={css({ flex: ratio, maxWidth: Math.round(HIGHEST * ratio) })}>
      <Picture image={{ ...image, images }} alt={alt} sx={rounded} />
      {title && <figcaption css={figureNote}>{title}</figcaption>}
    </figure>
  );
}

/** In px, so that a picture from a phone held upright fits a screen. */
const HIGHEST = 720;

const rounded = css({ borderRadius: 'var(--r)', overflow: 'hidden' });

/** Beside each other they are equally high. In a `<div>` reader modes would take them for decoration. */
export function PicturePair({ children }: { children: React.ReactNode }) {
  return <figure css={pair}>{children}</figure>;
}

const pair = css(grid(24), { [media.phablet]: { display: 'flex', gap: 16 } });
