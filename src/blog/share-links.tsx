import { css } from '@emotion/react';
import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import { BrandIcon } from '../components/brand-icon';
import { Icon } from '../components/icon';
import { visuallyHidden } from '../components/visually-hidden';
import { media } from '../theme/media';
import { shareAddresses } from './share-addresses';

const networks = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'twitter', name: 'Twitter' },
  { id: 'linkedin', name: 'LinkedIn' },
] as const;

interface ShareLinksProps {
  /** Absolute address of the article. */
  url: string;
  title: string;
}

/** Links that share the article. They are plain links, without scripts of the networks. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const { t } = useTranslation('article');
  const { t: common } = useTranslation('common');
  const addresses = shareAddresses(url, title);
  return (
    <div css={share}>
      <b id="share">{t('share')}</b>
      <ul aria-labelledby="share">
        {networks.map(({ id, name }) => (
          <li key={id}>
            <a href={addresses[id]} target="_blank" rel="noopener">
              <BrandIcon of={id} />
              <span css={nameStyle}>{name}</span>
              <span css={visuallyHidden}> ({common('newTab')})</span>
            </a>
          </li>
        ))}
        <li>
          <a href={addresses.email}>
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

/** On a phone the marks of the networks stand in one row. */
const nameStyle = css`
  ${media.belowPhablet} {
    ${visuallyHidden}
  }
`;
