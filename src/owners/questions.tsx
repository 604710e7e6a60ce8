import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { FaqList } from '../components/faq-list';
import { Wrap } from '../components/wrap';
import { telUrl } from '../site/tel-url';
import { media } from '../theme/media';

const questions = ['cost', 'stay', 'damage', 'leave', 'where'] as const;

/** The questions that owners ask first, with answers. */
export function OwnersQuestions({ phone }: { phone: string }) {
  const { t } = useTranslation('owners');
  return (
    <Band>
      <Wrap css={layout}>
        <div>
          <h2>{t('faq.title')}</h2>
          <p css={sentence}>{t('faq.text')}</p>
          <a href={telUrl(phone)}>{t('faq.phone')}</a>
        </div>
        <FaqList
          name="owners"
          entries={questions.map((id) => ({
            id,
            question: t(`faq.${id}.question`),
            answer: t(`faq.${id}.answer`),
          }))}
        />
      </Wrap>
    </Band>
  );
}

const layout = css`
  display: grid;
  gap: 36px;
  ${media.desktop} {
    grid-template-columns: 4fr 8fr;
    gap: 72px;
  }
`;

const sentence = css`
  margin-block: 14px;
  color: var(--ink-soft);
`;
