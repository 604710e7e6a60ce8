import type { ReactNode } from 'react';
import { SiteLink } from '../links/site-link';

interface ProseLinkProps {
  href: string;
  children: ReactNode;
}

/** A link in a text: within the site, on the page, or to another site. */
export function ProseLink({ href, children }: ProseLinkProps) {
  if (href.startsWith('/')) return <SiteLink to={href}>{children}</SiteLink>;
  const rel = href.startsWith('#') ? undefined : 'noopener';
  return (
    <a href={href} rel={rel}>
      {children}
    </a>
  );
}
