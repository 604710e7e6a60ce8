import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { Section } from '../components/section';
import { SampleTag } from '../links/sample-tag';
import { sideBySide, smallPrint } from '../theme';

const threads = ['smoke', 'february', 'linen', 'key', 'neighbour', 'review'] as const;
const answers = ['first', 'second'] as const;

/** The group's topics; each thread is a disclosure. */
export function Threads() {
  const { t } = useTranslation('network');
  return (
    <Section
      ground="pine"
      title={t('threads.title')}
      text={t('threads.lead')}
      tag={<SampleTag of="words.network.threads" />}
    >
      <div css={list}>
        {threads.map((id) => (
          <Disclosure
            key={id}
            title={
              <span>
                <small>{t(`threads.${id}.from`)}</small>
                {t(`threads.${id}.title`)}
              </span>
            }
            sx={thread}
          >
            {answers.map((answer) => (
              <p key={answer}>{t(`threads.${id}.${answer}`)}</p>
            ))}
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

const list = css(sideBySide('1fr 1fr', { gap: '12px', wideGap: '20px', from: 'tablet' }), {
  alignItems: 'start',
});

const thread = css({
  borderRadius: 'var(--r-l)',
  background: 'var(--white)',
  color: 'var(--pine)',
  summary: { gap: 16, minHeight: 76, padding: '14px 22px', lineHeight: 1.35 },
  small: [smallPrint, { display: 'block' }],
  p: {
    margin: '0 22px 12px',
    padding: '12px 16px',
    borderRadius: '6px 18px 18px',
    background: 'var(--sky)',
    fontSize: 'var(--fs-small)',
    lineHeight: 1.45,
  },
  'p:last-of-type': { marginBottom: 22 },
});
