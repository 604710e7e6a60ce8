import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { profiles } from '../site/languages';
import type { PageContext } from '../site/page-context';
import { media } from '../theme/media';
import { LanguageLinks } from './language-links';
import { useLanguage } from '../links/use-language';

/** A native popover, which opens without scripts. */
export function LanguageSwitcher({ alternates }: Pick<PageContext, 'alternates'>) {
  const { t } = useTranslation('common');
  const id = useId();
  const { short } = profiles[useLanguage()];
  return (
    <div css={switcher}>
      <button
        type="button"
        css={button}
        popovertarget={id}
        aria-label={`${short} – ${t('header.currentLanguage')}`}
      >
        {short}
        <Icon of={ChevronDown} size="small" />
      </button>
      <div id={id} popover="auto" css={list}>
        <LanguageLinks alternates={alternates} mark={<Icon of={Check} size="small" />} />
      </div>
    </div>
  );
}

const switcher = css`
  position: relative;
  ${media.enlarged} {
    display: none;
  }
`;

const button = css`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 44px;
  padding: 0 8px;
  border: 0;
  border-radius: 10px;
  background: none;
  font-size: 1rem;
  font-weight: 600;
  cursor: pointer;
  anchor-name: --language;
`;

const list = css`
  inset: calc(var(--header) - 8px) max(calc((100vw - var(--content)) / 2 + 92px), 24px) auto auto;
  width: 168px;
  margin: 0;
  padding: 6px;
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--white);
  color: var(--pine);
  box-shadow: var(--shadow-card);
  @supports (anchor-name: --language) {
    position-anchor: --language;
    inset: calc(anchor(bottom) + 6px) max(12px, calc(anchor(right) - 60px)) auto auto;
  }
  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: 10px;
    color: inherit;
    font-size: 1.0625rem;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    background: var(--mist);
  }
  a[aria-current] {
    font-weight: 600;
  }
`;
