import { css } from '@emotion/react';
import { buttonStyles } from '../components/button-styles';
import { lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import type { CommonWords } from '../site/common-words';

interface ErrorScreenProps {
  words: CommonWords['error'];
  /** The home page in the page's language. */
  homePath: string;
}

/** What a visitor sees when a page cannot be shown. It needs nothing that may have failed. */
export function ErrorScreen({ words, homePath }: ErrorScreenProps) {
  return (
    <main css={screen}>
      <Wrap>
        <div role="alert">
          <h1>{words.title}</h1>
          <p css={lead}>{words.text}</p>
        </div>
        <div css={ways}>
          <button type="button" css={buttonStyles('primary')} onClick={() => location.reload()}>
            {words.reload}
          </button>
          <a href={homePath} css={buttonStyles('secondary')}>
            {words.home}
          </a>
        </div>
      </Wrap>
    </main>
  );
}

const screen = css`
  display: grid;
  align-items: center;
  min-height: 100dvh;
  background: var(--cream);
  p {
    margin-block: var(--s4) var(--s6);
  }
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s4);
`;
