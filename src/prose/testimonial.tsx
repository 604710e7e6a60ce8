import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { SampleTag } from '../components/sample-tag';
import { useCurrentPage, useIsSample } from '../links/current-page';
import { languages, profiles } from '../site/languages';
import { creamCard } from '../theme';

interface TestimonialProps {
  author: string;
  role: string;
  children: ReactNode;
}

export function Testimonial({ author, role, children }: TestimonialProps) {
  const { slug = '' } = useCurrentPage().pageContext;
  const sample = useIsSample()(`quotes.${slug}`);
  return (
    <figure css={voice}>
      <blockquote>{children}</blockquote>
      <figcaption>
        <b>{author}</b>, {role} {sample && <SampleTag />}
      </figcaption>
    </figure>
  );
}

const quotes = Object.fromEntries(
  languages.flatMap((language) => {
    const [open, close] = profiles[language].quotes;
    const text = `blockquote:lang(${language}) > p`;
    return [
      [`${text}::before`, { content: `'${open}'` }],
      [`${text}::after`, { content: `'${close}'` }],
    ];
  }),
);

const voice = css(creamCard, {
  padding: 'clamp(24px, 5vw, 36px)',
  blockquote: {
    font: '440 clamp(1.3125rem, 1.2rem + 0.5vw, 1.5rem) / 1.36 var(--display)',
    letterSpacing: '-0.008em',
  },
  ...quotes,
  figcaption: {
    marginTop: 16,
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-base)',
    lineHeight: 1.45,
  },
  b: { color: 'var(--pine)', fontWeight: 600 },
});
