import type { ReactNode } from 'react';
import { SiteLink } from '../links/site-link';

export function ProseLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <SiteLink to={href}>{children}</SiteLink>;
  const rel = href.startsWith('#') ? undefined : 'noopener';
  return (
    <a href={href} rel={rel}>
      {children}
    </a>
  );
}
