import { css } from '@emotion/react';
import { useContext } from 'react';
import { Picture } from '../components/picture';
import { ProsePictures } from './prose-pictures';

interface FigureProps {
  src: string;
  alt: string;
  caption?: string;
}

/** A picture of an article. */
export function Figure({ src, alt, caption }: FigureProps) {
  const image = useContext(ProsePictures)[src];
  if (!image) throw new Error(`The page's query lacks the picture ${src}`);
  return (
    <figure css={figure}>
      <Picture image={image} alt={alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

const figure = css`
  [data-picture] {
    border-radius: var(--r);
  }
  figcaption {
    margin-top: 8px;
    color: var(--ink-soft);
    font-size: var(--fs-small);
    line-height: 1.45;
  }
`;
