import { css } from '@emotion/react';
import Mail from '@lucide/icons/icons/mail';
import { useTranslation } from 'react-i18next';
import { BrandIcon } from '../components/brand-icon';
import { Icon } from '../components/icon';
import { plainText } from '../site/plain-text';
import { cluster, media, visuallyHidden } from '../theme';

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
      <b id="shareLinks">{t('share')}</b>
      <ul aria-labelledby="shareLinks">
        {networks.map(([id, name, address]) => (
          <li key={id}>
            <a href={address} target="_blank" rel="noopener">
              <BrandIcon of={id === 'twitter' ? 'x' : id} />
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

const share = css(cluster(12), {
  alignItems: 'center',
  marginTop: 32,
  paddingBlock: 20,
  borderBlock: '1px solid var(--line)',
  b: { marginRight: 'auto', fontWeight: 600 },
  ul: cluster(12),
  // A link that a content blocker hides leaves no gap.
  li: { display: 'contents' },
  a: {
    display: 'inline-flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '6px 14px',
    border: '1px solid var(--line)',
    borderRadius: 12,
    fontSize: 'var(--fs-small)',
    fontWeight: 500,
    lineHeight: 1.2,
    textDecoration: 'none',
  },
  'a:hover': { background: 'var(--mist)' },
  [media.belowPhablet]: {
    marginTop: 24,
    paddingBlock: 12,
    ul: { gap: 8 },
    a: { minWidth: 44, padding: 6 },
  },
});

const nameStyle = css({ [media.belowPhablet]: visuallyHidden });
