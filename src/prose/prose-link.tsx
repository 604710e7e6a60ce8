import { SiteLink } from '../links/page-link';
import { useProseFile } from './files-query';

export function ProseLink({ href = '', ...link }: React.ComponentPropsWithoutRef<'a'>) {
  const address = useProseFile(href)?.document?.publicURL;
  if (href.startsWith('/')) return <SiteLink to={href} {...link} />;
  const rel = address || href.startsWith('#') ? undefined : 'noopener';
  const translate = href.startsWith('mailto:') ? 'no' : undefined;
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its text is among the props
  return <a href={address ?? href} rel={rel} translate={translate} {...link} />;
}
