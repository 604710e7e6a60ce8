import { css } from '@emotion/react';
import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import { BrandIcon } from '../components/brand-icon';
import { Icon } from '../components/icon';
import { visuallyHidden } from '../components/visually-hidden';
import { plainText } from '../site/plain-text';
import { media } from '../theme/media';

interface ShareLinksProps {
  /** Absolute address of the article. */
  url: string;
  title: string;
}

/** Plain links, without scripts of the networks. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const { t } = useTranslation('article');
  const { t: common } = useTranslation('common');
  const page = encodeURIComponent(url);
  const text = encodeURIComponent(plainText(title));
  const networks = [
    ['facebook', 'Facebook', `https://www.facebook.com/sharer/sharer.php?u=${page}`],
    ['twitter', 'Twitter', `https://twitter.com/intent/tweet?url=${page}&text=${text}`],
    ['linkedin', 'LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${page}`],
  ] as const;
  return (
    <div css={share}>
      <b id="share">{t('share')}</b>
      <ul aria-labelledby="share">
        {networks.map(([id, name, address]) => (
          <li key={id}>
            <a href={address} target="_blank" rel="noopener">
              <BrandIcon of={id} />
              <span css={nameStyle}>{name}</span>
              <span css={visuallyHidden}> ({common('newTab')})</span>
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${text}&body=${page}`}>
            <Icon of={Mail} size="small" />
            <span css={nameStyle}>{t('email')}</span>
          </a>
        </li>
      </ul>
    </div>
  );
}

const share = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-top: 32px;
  padding-block: 20px;
  border-block: 1px solid var(--line);
  b {
    margin-right: auto;
    font-size: 1.0625rem;
    font-weight: 600;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  a {
    display: inline-flex;
    justify-content: center;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 44px;
    padding: 6px 14px;
    border: 1px solid var(--line);
    border-radius: 12px;
    font-size: 1rem;
    font-weight: 500;
    line-height: 1.2;
    text-decoration: none;
  }
  a:hover {
    background: var(--mist);
  }
  ${media.belowPhablet} {
    margin-top: 24px;
    padding-block: 12px;
    ul {
      gap: 8px;
    }
    a {
      min-width: 44px;
      padding: 6px;
    }
  }
`;

const nameStyle = css`
  ${media.belowPhablet} {
    ${visuallyHidden}
  }
`;
