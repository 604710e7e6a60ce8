import type { Interpolation, Theme } from '@emotion/react';
import { type ButtonKind, buttonStyles } from '../theme';
import { PageLink, type PageLinkProps } from './page-link';

interface ButtonLinkProps extends Pick<PageLinkProps, 'to' | 'hash' | 'children'> {
  kind?: ButtonKind;
  sx?: Interpolation<Theme>;
}

export function ButtonLink({ kind = 'primary', sx, ...link }: ButtonLinkProps) {
  const action = kind === 'solid' ? 'primary' : kind;
  return <PageLink {...link} action={action} css={[buttonStyles(kind), sx]} />;
}
