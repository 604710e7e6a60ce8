import { css } from '@emotion/react';
import type { PropsWithChildren } from 'react';
import { FaqItem } from '../components/faq-list';
import { HoverCardLink } from '../components/hover-card';
import { useCurrentPage } from '../links/current-page';
import { SampleTag } from '../links/sample-tag';
import { languages, profiles } from '../site/languages';
import {
  buttonStyles,
  creamCard,
  figureTitle,
  groupTitle,
  media,
  pineBackground,
  smallPrint,
} from '../theme';
import { ProseLink } from './files';

interface CallToActionProps {
  title: string;
  preText?: string;
  buttonText: string;
  linkUrl: string;
}

export function CallToAction({ title, preText, buttonText, linkUrl }: CallToActionProps) {
  return (
    <div css={callBox} className="on-pine" data-section="article">
      <h2 css={groupTitle}>{title}</h2>
      {preText && <p>{preText}</p>}
      <ProseLink href={linkUrl} css={buttonStyles('primary')} data-cta="primary">
        {buttonText}
      </ProseLink>
    </div>
  );
}

const callBox = css(pineBackground, {
  padding: 'clamp(24px, 5vw, 40px)',
  borderRadius: 'var(--r-l)',
  p: { marginTop: 8, color: 'var(--on-pine-soft)', lineHeight: 1.55 },
  a: { marginTop: 20, [media.belowPhablet]: { width: '100%' } },
});

export function Faq(item: React.ComponentProps<typeof FaqItem>) {
  return <FaqItem {...item} name="article" />;
}

interface HighlightBoxProps extends PropsWithChildren {
  title: string;
  /** Amber for something important, teal for a remark. */
  tone?: 'amber' | 'teal';
}

export function HighlightBox({ title, tone = 'amber', children }: HighlightBoxProps) {
  return (
    <section css={[highlight, tone === 'teal' && teal]}>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </section>
  );
}

const highlight = css({
  padding: '24px 28px',
  borderLeft: '6px solid var(--amber)',
  borderRadius: 'var(--r)',
  background: 'var(--amber-wash)',
  lineHeight: 1.55,
  '& > * + *': { marginTop: 8 },
});

const teal = css({ borderColor: 'var(--teal)', background: 'var(--mist)' });

export function Term({ id, children }: PropsWithChildren<{ id: string }>) {
  return (
    <HoverCardLink id={id} sx={term}>
      {children}
    </HoverCardLink>
  );
}

const term = css({ textDecoration: 'underline dotted var(--teal) 2px', textUnderlineOffset: 5 });

type TestimonialProps = PropsWithChildren<{ author: string; role: string }>;

export function Testimonial({ author, role, children }: TestimonialProps) {
  const { slug = '' } = useCurrentPage().pageContext;
  return (
    <figure css={testimonial}>
      <blockquote>{children}</blockquote>
      <figcaption>
        <b>{author}</b>, {role} <SampleTag of={`quotes.${slug}`} />
      </figcaption>
    </figure>
  );
}

const quotes = languages.map((language) => {
  const [open, close] = profiles[language].quotes;
  return { [`blockquote:lang(${language})`]: { quotes: `'${open}' '${close}'` } };
});

const testimonial = css(creamCard, ...quotes, {
  padding: 'clamp(24px, 5vw, 36px)',
  blockquote: [groupTitle, { lineHeight: 1.36 }],
  'blockquote > p::before': { content: 'open-quote' },
  'blockquote > p::after': { content: 'close-quote' },
  figcaption: [smallPrint, { marginTop: 16 }],
  b: { color: 'var(--pine)', fontWeight: 600 },
});

/** `children` is a numbered list; each item begins with its moment. */
export function Timeline({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <figure css={timeline}>
      <figcaption css={figureTitle}>{title}</figcaption>
      {children}
    </figure>
  );
}

const timeline = css(creamCard, {
  padding: '24px 28px',
  lineHeight: 1.5,
  '& > ol': { padding: '0 0 0 7px', listStyle: 'none' },
  '& > ol > li': {
    position: 'relative',
    margin: 0,
    padding: '0 0 22px 28px',
    borderLeft: '2px solid var(--teal)',
  },
  '& > ol > li:last-of-type': { paddingBottom: 0, borderColor: 'transparent' },
  '& > ol > li::before': {
    content: "''",
    position: 'absolute',
    top: 4,
    left: -9,
    width: 15,
    height: 15,
    border: '3px solid var(--teal)',
    borderRadius: '50%',
    background: 'var(--white)',
  },
  'strong:first-of-type': { display: 'block' },
});
