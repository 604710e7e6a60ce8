import type { Interpolation, Theme } from '@emotion/react';
import { buttonStyles, type ButtonKind } from '../components/button-styles';
import { PageLink, type PageLinkProps } from './page-link';

interface ButtonLinkProps extends Pick<PageLinkProps, 'to' | 'hash' | 'children'> {
  kind?: ButtonKind;
  sx?: Interpolation<Theme>;
}

export function ButtonLink({ kind = 'primary', sx, ...link }: ButtonLinkProps) {
  return <PageLink {...link} action={kind} css={[buttonStyles(kind), sx]} />;
}
