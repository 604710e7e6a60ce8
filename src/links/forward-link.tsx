import { css } from '@emotion/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Icon } from '../components/icon';
import { plainLink } from '../components/text-styles';
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

const forward = css(plainLink, { justifySelf: 'start' });
