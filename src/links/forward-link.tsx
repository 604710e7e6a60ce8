import { css } from '@emotion/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Icon } from '../components/icon';
import { PageLink, type PageLinkProps } from './page-link';

/** For whoever wants to know more. */
export function ForwardLink({ children, ...link }: Omit<PageLinkProps, 'label'>) {
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
