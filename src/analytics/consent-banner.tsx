import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { buttonStyles, cluster, grid, media } from '../theme';
import { answerConsent, closeQuestion, storedChoice } from './consent';

interface ConsentBannerProps {
  question: { openedFrom: Element | null };
  privacy: React.ReactNode;
}

/** Comes first in the document, so that the keyboard reaches it first. */
export function ConsentBanner({ question, privacy }: ConsentBannerProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!banner.current) return;
    if (question.openedFrom?.isConnected) banner.current.focus();
    return reserveSpace(banner.current);
  }, [question]);
  const choice = storedChoice();
  const closeOnEscape = ({ key }: React.KeyboardEvent) => {
    if (key === 'Escape' && choice) closeQuestion();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the banner and keeps the earlier choice
    <section
      ref={banner}
      css={panel}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-banner
      onKeyDown={closeOnEscape}
    >
      <h2 id={titleId}>{t('consent.title')}</h2>
      {choice && <p>{t(`consent.current.${choice.analytics}`)}</p>}
      <Disclosure title={t('consent.what')}>
        <p>{t('consent.who')}</p>
        <ul>
          <li>{t('consent.counts')}</li>
          <li>{t('consent.stores')}</li>
        </ul>
        <p>{t('consent.without')}</p>
      </Disclosure>
      {privacy}
      <div css={answers}>
        <button type="button" css={answer} onClick={() => answerConsent('denied')}>
          {t('consent.refuse')}
        </button>
        <button type="button" css={answer} onClick={() => answerConsent('granted')}>
          {t('consent.agree')}
        </button>
      </div>
    </section>
  );
}

/** Gives the banner's height to those that use it; inherited, it would restyle all. */
function reserveSpace(banner: HTMLElement): () => void {
  const reserve = (space: string) =>
    document
      .querySelectorAll<HTMLElement>(':root, footer, .demonstration, [data-floating]')
      .forEach(({ style }) => style.setProperty('--consent', space));
  const observer = new ResizeObserver(() => {
    const covered = window.innerHeight - banner.getBoundingClientRect().top;
    reserve(`${Math.ceil(covered)}px`);
  });
  observer.observe(banner);
  // A footer that React renders again while it hydrates is lower without the space.
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    reserve('');
  };
}

/** One line on a desk; on a phone it leaves the first answer and its button in view. */
const panel = css(cluster('0 var(--s5)'), {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 15,
  alignItems: 'center',
  maxHeight: 'calc(100dvh - var(--header))',
  padding: '5px var(--gutter)',
  overflowY: 'auto',
  borderTop: '1px solid var(--line)',
  background: 'var(--white)',
  boxShadow: 'var(--shadow-card)',
  fontSize: 'var(--fs-small)',
  lineHeight: 1.4,
  h2: { font: '600 var(--fs-body) / 1.3 var(--text)', letterSpacing: 0 },
  // Stronger than the disclosure's own, on whichever page comes first.
  'details > summary': { minHeight: 32, gap: 8 },
  ul: { paddingLeft: 20, listStyle: 'disc' },
  details: { maxWidth: 'var(--measure)' },
  '& > a': { paddingBlock: 4 },
  [media.belowPhablet]: { 'h2, & > p': { width: '100%' } },
});

const answers = css(grid('var(--s3)'), {
  gridTemplateColumns: '1fr 1fr',
  flexGrow: 1,
  [media.phablet]: { flexGrow: 0, minWidth: 'min(100%, 22em)', marginLeft: 'auto' },
});

const answer = [...buttonStyles('secondary'), css({ minHeight: 44, padding: '8px 10px' })];
