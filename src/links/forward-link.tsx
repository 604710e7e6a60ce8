import { css } from '@emotion/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Icon } from '../components/icon';
import type { PageRouteId } from '../site/routes';
import { PageLink } from './page-link';

interface ForwardLinkProps {
  to: PageRouteId;
  /** The id of an element on that page. */
  hash?: string;
  children: string;
  className?: string;
  /** Set where the link is a call to action (src/tracking/clicks.ts). */
  action?: 'link';
}

/** A link to a page for whoever wants to know more, with an arrow behind it. */
export function ForwardLink({ children, ...link }: ForwardLinkProps) {
  return (
    <PageLink {...link} css={forward}>
      {children}
      <Icon of={ArrowRight} size="small" />
    </PageLink>
  );
}

const forward = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 8px;
  min-height: 44px;
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
