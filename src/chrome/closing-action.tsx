import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { actionPage } from '../site/navigation';
import { telUrl } from '../site/tel-url';
import { media } from '../theme/media';
import { ButtonLink } from '../links/button-link';
import { Skyline } from './skyline';

interface ClosingActionProps {
  phone: string;
}

/** The call to action that ends every page; it always looks the same. */
export function ClosingAction({ phone }: ClosingActionProps) {
  const { t } = useTranslation('common');
  return (
    <section css={closing} className="on-pine" data-section="closing">
      <Wrap css={content}>
        <h2>{t('closing.title')}</h2>
        <p css={[lead, sentence]}>{t('closing.lead')}</p>
        <div css={ways}>
          <ButtonLink to={actionPage}>{t('closing.action')}</ButtonLink>
          <a href={telUrl(phone)}>{t('closing.call')}</a>
        </div>
      </Wrap>
      <Skyline />
    </section>
  );
}

const closing = css`
  overflow: hidden;
  background: var(--pine);
  color: var(--on-pine);
  text-align: center;
`;

const content = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-top: var(--section);
  h2 {
    max-width: 11em;
    font-size: clamp(2.125rem, 1.5rem + 2.7vw, 3.5rem);
    line-height: 1.08;
  }
`;

const sentence = css`
  margin-top: var(--s4);
  color: var(--on-pine-soft);
  text-wrap: balance;
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: var(--s3) var(--s4);
  width: 100%;
  margin-top: var(--s6);
  a[href^='tel:'] {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 12px;
    color: var(--on-pine);
    font-weight: 500;
    text-underline-offset: 5px;
  }
  ${media.belowPhablet} {
    a:first-of-type {
      width: 100%;
    }
  }
`;
