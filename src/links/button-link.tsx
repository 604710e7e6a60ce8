import { buttonStyles, type ButtonKind } from '../components/button-styles';
import { PageLink, type PageLinkProps } from './page-link';

interface ButtonLinkProps extends Pick<PageLinkProps, 'to' | 'children' | 'className'> {
  kind?: Exclude<ButtonKind, 'dark'>;
  small?: boolean;
}

export function ButtonLink({ kind = 'primary', small, ...link }: ButtonLinkProps) {
  return <PageLink {...link} action={kind} css={buttonStyles(kind, small)} />;
}
