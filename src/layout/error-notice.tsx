import { css } from '@emotion/react';
import { useContext, useLayoutEffect, useRef } from 'react';
import { buttonStyles, cluster, lead } from '../theme';
import { Container } from '../components/section';
import { type Delivery, useLastInquiry } from '../forms/deliveries';
import { CurrentPage } from '../links/current-page';
import { commonWords, telUrl } from '../site/text';
import { languageOf, pathTo } from '../site/routes';

/**
 * Stands above a part that has failed. It says whether the visitor's inquiry was sent, so that nobody sends
 * it twice, and depends on nothing that may have failed too, such as the i18next provider.
 */
export function ErrorNotice() {
  const page = useContext(CurrentPage);
  const inquiry = useLastInquiry();
  const notice = useRef<HTMLDivElement>(null);
  // A part that fails while it is on the screen may begin far above.
  useLayoutEffect(() => {
    const { current } = notice;
    const part = current?.nextElementSibling?.getBoundingClientRect();
    if (part && part.top < innerHeight && part.bottom > 0)
      current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const data = page?.data as Partial<Queries.FrameFragment> | undefined;
  if (!page || !data?.locales) return null;
  const language = languageOf(page.location.pathname);
  const common = commonWords(data.locales, language);
  if (!common) return null;
  const { error: words, phoneBar } = common;
  const phone = data.company?.contact.phone;
  const { kept, sent, sending } = words.inquiry;
  const ofDelivery = ({ phase, reference }: Delivery) =>
    (phase === 'sent' ? sent : sending).replace('{{reference}}', reference);
  const inquiryState = inquiry === 'draft' ? kept : inquiry && ofDelivery(inquiry);
  return (
    <div ref={notice} css={box} data-failed>
      <Container>
        <div role="alert">
          <h2>{words.title}</h2>
          <p css={lead}>{words.text}</p>
          {inquiryState && <p key={inquiryState}>{inquiryState}</p>}
        </div>
        <div css={actions}>
          {phone && (
            <a href={telUrl(phone)} css={buttonStyles('secondary')}>
              {phoneBar.callNumber}
            </a>
          )}
          <button type="button" css={buttonStyles('solid')} onClick={() => location.reload()}>
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

const box = css({
  paddingBlock: 'var(--section)',
  background: 'var(--cream)',
  p: { marginTop: 'var(--s4)' },
  // The notice of the header or the footer; the header lies over the first part of the page.
  '#gatsby-focus-wrapper > &': { paddingTop: 'calc(var(--header) + var(--s6))' },
  // The main part below such a notice is below the header already.
  '& ~ main': { paddingTop: 0 },
});

const actions = css(cluster('var(--s3) var(--s4)'), { marginTop: 'var(--s6)' });
