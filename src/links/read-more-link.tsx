import { css, type Interpolation, type Theme } from '@emotion/react';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { Icon } from '../components/icon';
import { plainLink } from '../theme';
import { PageLink, type PageLinkProps } from './page-link';

interface ReadMoreLinkProps extends Omit<PageLinkProps, 'className' | 'label'> {
  sx?: Interpolation<Theme>;
}

/** A link to more about the subject. */
export function ReadMoreLink({ children, sx, ...link }: ReadMoreLinkProps) {
  return (
    <PageLink {...link} css={[forward, sx]}>
      {children}
      <Icon of={ArrowRight} size="small" />
    </PageLink>
  );
}

const forward = css(plainLink, { justifySelf: 'start' });
