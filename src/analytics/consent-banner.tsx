import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles, floatingCard, grid, groupTitle, media, smallPrint } from '../theme';
import { answerConsent, closeQuestion, storedChoice } from './consent';

export interface ConsentBannerProps {
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
      <h2 id={titleId} css={groupTitle}>
        {t('consent.title')}
      </h2>
      <div css={smallPrint}>
        <p>{t('consent.who')}</p>
        <ul>
          <li>{t('consent.counts')}</li>
          <li>{t('consent.stores')}</li>
        </ul>
        <p>
          {t('consent.without')} {choice && t(`consent.current.${choice.analytics}`)} {privacy}
        </p>
      </div>
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

/** Sets the height of the banner for the elements that use it; inherited, it would restyle every element. */
function reserveSpace(banner: HTMLElement): () => void {
  const reserve = (space: string) =>
    document
      .querySelectorAll<HTMLElement>(':root, footer')
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

const panel = css(floatingCard, {
  position: 'fixed',
  inset: 'auto auto 24px 24px',
  zIndex: 15,
  width: 'min(560px, calc(100vw - 48px))',
  maxHeight: 'calc(100dvh - var(--header))',
  padding: '26px 28px 28px',
  overflowY: 'auto',
  borderRadius: 'var(--r-l)',
  p: { marginTop: 6 },
  ul: { paddingLeft: 20, listStyle: 'disc' },
  [media.belowPhablet]: {
    inset: 'auto 0 0',
    width: 'auto',
    padding: '14px 20px 16px',
    borderRadius: '20px 20px 0 0',
    h2: { fontSize: 'var(--fs-lead)' },
    // As one block, or with the link's line, the text would be the largest paint of many pages, and late.
    p: { marginTop: 0 },
    a: { display: 'inline-block' },
  },
});

const answers = css(grid('var(--s4)'), {
  gridTemplateColumns: '1fr 1fr',
  marginTop: 'clamp(12px, 8px + 1vw, 20px)',
});

const answer = [...buttonStyles('secondary'), css({ minHeight: 48, paddingInline: 10 })];
