import type { ReactNode } from 'react';
import { buttonStyles, type ButtonKind } from '../components/button-styles';
import type { PageRouteId } from '../site/routes';
import { PageLink } from './page-link';

interface ButtonLinkProps {
  to: PageRouteId;
  children: ReactNode;
  kind?: Exclude<ButtonKind, 'dark'>;
  small?: boolean;
  className?: string;
}

/** A link to a page of the site, with the looks of a button. */
export function ButtonLink({ kind = 'primary', small, ...link }: ButtonLinkProps) {
  return <PageLink {...link} action={kind} css={buttonStyles(kind, small)} />;
}
