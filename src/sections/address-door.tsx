import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { beginDraft } from '../forms/begin-draft';
import { useLanguage } from '../links/use-language';
import { sections } from '../site/sections';
import { forecastPage } from '../site/navigation';
import { pathTo } from '../site/paths';
import { buttonStyles, controlStyles, grid, media } from '../theme';

/** Asks for the address, with which the owners' form opens; the address of the page never holds it. */
export function AddressDoor() {
  const { t } = useTranslation('common');
  const id = useId();
  const path = pathTo(useLanguage(), forecastPage);
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const propertyAddress = event.currentTarget.querySelector('input')?.value.trim();
    if (propertyAddress) beginDraft({ propertyAddress });
    navigate(`${path}#${propertyAddress ? sections.formAfterAddress : sections.formAddress}`);
  };
  return (
    <form css={door} action={path} onSubmit={open} aria-label={t('closing.action')}>
      <label htmlFor={id}>{t('closing.address')}</label>
      {/* Without a name, so that no browser puts it into the page's address. */}
      <input id={id} css={controlStyles} autoComplete="address-line1" />
      <button type="submit" css={buttonStyles('primary')} data-cta="primary">
        {t('closing.action')}
      </button>
    </form>
  );
}

const door = css(grid('6px 12px'), {
  width: '100%',
  maxWidth: 620,
  textAlign: 'start',
  label: { fontSize: 'var(--fs-base)', fontWeight: 600 },
  input: { minHeight: 56, color: 'var(--pine)' },
  [media.belowPhablet]: { button: { marginTop: 6 } },
  [media.phablet]: { gridTemplateColumns: '1fr auto', label: { gridColumn: '1 / -1' } },
  '@media (scripting: none)': { display: 'none' },
});
