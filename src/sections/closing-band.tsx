import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '../components/section';
import { prefillPropertyForm } from '../forms/deliveries';
import { ButtonLink } from '../links/page-link';
import { useLanguage } from '../links/current-page';
import { forecastPage, pathTo, anchors } from '../site/routes';
import { telUrl } from '../site/text';
import {
  buttonStyles,
  column,
  controlStyles,
  grid,
  lead,
  media,
  pineBackground,
  sideBySide,
} from '../theme';

interface ClosingBandProps {
  title: string;
  text: string;
  /** Its name in the events that measure clicks. */
  name?: string;
  /** Below it, as wide as the page. */
  foot?: React.ReactNode;
  children: React.ReactNode;
}

export function ClosingBand({ title, text, name = 'closing', foot, children }: ClosingBandProps) {
  return (
    <section css={closing} className="on-pine" data-section={name} data-closing>
      <Container sx={content}>
        <div>
          <h2>{title}</h2>
          <p css={[lead, sentence]}>{text}</p>
        </div>
        <div css={[column, { [media.tablet]: { '& > [data-cta]': { alignSelf: 'start' } } }]}>
          {children}
        </div>
      </Container>
      {foot}
    </section>
  );
}

const closing = css(pineBackground, { overflow: 'hidden' });

const content = css(
  sideBySide('minmax(0, 1fr) minmax(0, 1fr)', { gap: 'var(--s5)', wideGap: 'var(--s8)' }),
  { alignItems: 'center', paddingBlock: 'clamp(24px, 6vw, 88px)' },
);

const sentence = css({ marginTop: 'var(--s4)', color: 'var(--on-pine-soft)' });

export interface ClosingWords {
  title: string;
  text: string;
}

/** `words` are a page's own. */
export function ClosingAction({ phone, words }: { phone: string; words?: ClosingWords }) {
  const { t } = useTranslation('common');
  return (
    <ClosingBand title={words?.title ?? t('closing.title')} text={words?.text ?? t('closing.lead')}>
      <AddressForm />
      <noscript>
        <ButtonLink to={forecastPage}>{t('closing.action')}</ButtonLink>
      </noscript>
      <a
        href={telUrl(phone)}
        css={{ alignSelf: 'start', minHeight: 44, paddingTop: 12, color: 'inherit' }}
      >
        {t('closing.call')}
      </a>
    </ClosingBand>
  );
}

/** Asks for the home address, which the owners' form then shows; the URL never contains it. */
function AddressForm() {
  const { t } = useTranslation('common');
  const id = useId();
  const path = pathTo(useLanguage(), forecastPage);
  const open = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const propertyAddress = event.currentTarget.querySelector('input')?.value.trim();
    if (propertyAddress) prefillPropertyForm({ propertyAddress });
    navigate(`${path}#${propertyAddress ? anchors.formAfterAddress : anchors.formAddress}`);
  };
  return (
    <form
      // A native submit would lose the address: a press before hydration is replayed later.
      method="dialog"
      css={addressForm}
      onSubmit={open}
      aria-label={t('closing.action')}
    >
      <label htmlFor={id}>{t('closing.address')}</label>
      {/* Without a name, so that no browser puts it into the page's address. */}
      <input id={id} css={controlStyles} autoComplete="address-line1" />
      <button type="submit" css={buttonStyles('primary')} data-cta="primary">
        {t('closing.action')}
      </button>
    </form>
  );
}

const addressForm = css(grid('6px 12px'), {
  width: '100%',
  label: { fontSize: 'var(--fs-small)', fontWeight: 600 },
  input: { minHeight: 56, color: 'var(--pine)' },
  [media.belowPhablet]: { button: { marginTop: 6 } },
  [media.phablet]: { gridTemplateColumns: '1fr auto', label: { gridColumn: '1 / -1' } },
  '@media (scripting: none)': { display: 'none' },
});
