import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { createContext, useContext } from 'react';
import { Picture } from '../components/picture';
import { SiteLink } from '../links/page-link';
import { figureNote, grid, media } from '../theme';

/** The files beside the text that is rendered. */
export const ProseFiles = createContext<readonly Queries.ProseFileFragment[]>([]);

const useProseFile = (name: string) => useContext(ProseFiles).find((file) => file.name === name);

/** @public Gatsby takes fragments from exports. */
export const proseQuery = graphql`
  fragment ProseFile on ProseFile {
    name
    document {
      publicURL
    }
    picture {
      childImageSharp {
        withoutWebp: gatsbyImageData(width: 680, breakpoints: [680], formats: [AUTO])
        gatsbyImageData(
          width: 680
          breakpoints: [350, 680, 1050]
          formats: [WEBP]
          sizes: "auto, (min-width: 680px) 640px, calc(100vw - 40px)"
        )
      }
    }
  }
`;

export function ProseLink({ href = '', ...link }: React.ComponentPropsWithoutRef<'a'>) {
  const address = useProseFile(href)?.document?.publicURL;
  if (href.startsWith('/')) return <SiteLink to={href} {...link} />;
  const rel = address || href.startsWith('#') ? undefined : 'noopener';
  const translate = href.startsWith('mailto:') ? 'no' : undefined;
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its text is among the props
  return <a href={address ?? href} rel={rel} translate={translate} {...link} />;
}

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

/** The greatest height in px, so that a picture from a phone held upright fits a screen. */
const HIGHEST = 720;

const rounded = css({ borderRadius: 'var(--r)', overflow: 'hidden' });

/** Two pictures beside each other, equally high. In a `<div>` reader modes would take them for decoration. */
export function PicturePair({ children }: { children: React.ReactNode }) {
  return <figure css={pair}>{children}</figure>;
}

const pair = css(grid(24), { [media.phablet]: { display: 'flex', gap: 16 } });
