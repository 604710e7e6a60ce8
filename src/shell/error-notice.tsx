import { css } from '@emotion/react';
import { useContext, useSyncExternalStore } from 'react';
import { buttonStyles, cluster, lead } from '../theme';
import { Container } from '../components/container';
import { lastInquiry, listenToDeliveries } from '../forms/last-inquiry';
import { CurrentPage } from '../links/current-page';
import { commonWords } from '../site/common-words';
import { languageOf, pathTo } from '../site/paths';

/**
 * Replaces the part that has failed. It says whether the visitor's inquiry was sent, so that nobody sends it
 * twice, and depends on nothing that may have failed too, such as the i18next provider.
 */
export function ErrorNotice() {
  const page = useContext(CurrentPage);
  const inquiry = useSyncExternalStore(listenToDeliveries, shownInquiry, () => '');
  const data = page?.data as Partial<Queries.FrameFragment> | undefined;
  if (!page || !data?.locales) return null;
  const language = languageOf(page.location.pathname);
  const words = commonWords(data.locales, language)?.error;
  if (!words) return null;
  const [state = '', reference = ''] = inquiry.split(' ');
  const said = isState(state, words.inquiry) && words.inquiry[state];
  return (
    <div css={notice} data-failed>
      <Container>
        <div role="alert">
          <h2>{words.title}</h2>
          <p css={lead}>{words.text}</p>
          {said && <p key={state}>{said.replace('{{reference}}', reference)}</p>}
        </div>
        <div css={ways}>
          <button type="button" css={buttonStyles('primary')} onClick={() => location.reload()}>
            {words.reload}
          </button>
          <a href={pathTo(language, 'home')} css={buttonStyles('secondary')}>
            {words.home}
          </a>
        </div>
      </Container>
    </div>
  );
}

/** As one text, since React compares snapshots. */
function shownInquiry(): string {
  const { state, reference } = lastInquiry() ?? { state: '', reference: '' };
  return `${state} ${reference}`;
}

const isState = <States extends object>(
  state: string,
  states: States,
): state is keyof States & string => state in states;

const notice = css({
  paddingBlock: 'var(--section)',
  background: 'var(--cream)',
  p: { marginTop: 'var(--s4)' },
});

const ways = css(cluster('var(--s3) var(--s4)'), { marginTop: 'var(--s6)' });
