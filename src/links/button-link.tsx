import type { Interpolation, Theme } from '@emotion/react';
import { buttonStyles, type ButtonKind } from '../components/button-styles';
import { PageLink, type PageLinkProps } from './page-link';

interface ButtonLinkProps extends Pick<PageLinkProps, 'to' | 'children'> {
  kind?: Exclude<ButtonKind, 'dark'>;
  small?: boolean;
  sx?: Interpolation<Theme>;
}

export function ButtonLink({ kind = 'primary', small, sx, ...link }: ButtonLinkProps) {
  return <PageLink {...link} action={kind} css={[buttonStyles(kind, small), sx]} />;
}
