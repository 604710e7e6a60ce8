import { css } from '@emotion/react';
import { buttonStyles, groupTitle, pineGround } from '../theme';
import { ProseLink } from './prose-link';

interface CallToActionProps {
  title: string;
  preText?: string;
  buttonText: string;
  linkUrl: string;
}

export function CallToAction({ title, preText, buttonText, linkUrl }: CallToActionProps) {
  return (
    <div css={box} className="on-pine" data-section="article">
      <h2 css={groupTitle}>{title}</h2>
      {preText && <p>{preText}</p>}
      <ProseLink href={linkUrl} css={buttonStyles('primary')} data-cta="primary">
        {buttonText}
      </ProseLink>
    </div>
  );
}

const box = css(pineGround, {
  padding: 'clamp(24px, 5vw, 40px)',
  borderRadius: 'var(--r-l)',
  p: { marginTop: 8, color: 'var(--on-pine-soft)', fontSize: 'var(--fs-body)', lineHeight: 1.55 },
  a: { marginTop: 20 },
});
