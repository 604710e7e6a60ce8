import { SiteLink } from '../links/site-link';

interface ProseLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

export function ProseLink({ href, ...link }: ProseLinkProps) {
  if (href.startsWith('/')) return <SiteLink to={href} {...link} />;
  const rel = href.startsWith('#') ? undefined : 'noopener';
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its text is among the props
  return <a href={href} rel={rel} {...link} />;
}
