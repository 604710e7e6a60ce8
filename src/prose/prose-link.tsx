import type { ReactNode } from 'react';

interface ProseLinkProps {
  href: string;
  children: ReactNode;
}

/** A link in a text: within the site, on the page, or to another site. */
export function ProseLink({ href, children }: ProseLinkProps) {
  const rel = /^[/#]/.test(href) ? undefined : 'noopener';
  return (
    <a href={href} rel={rel}>
      {children}
    </a>
  );
}
