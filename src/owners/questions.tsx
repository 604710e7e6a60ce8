import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { QuestionsBand } from '../chrome/questions-band';
import { useSharedQuestions } from '../chrome/use-shared-questions';
import { telUrl } from '../site/tel-url';

/** The questions that owners ask first, with answers. */
export function OwnersQuestions({ phone }: { phone: string }) {
  const { t } = useTranslation('owners');
  const own = (id: 'cost' | 'sum' | 'where') => ({
    id,
    question: t(`faq.${id}.question`),
    answer: t(`faq.${id}.answer`),
  });
  const entries = [own('cost'), own('sum'), ...useSharedQuestions(), own('where')];
  return (
    <QuestionsBand title={t('faq.title')} name="owners" entries={entries}>
      <p css={sentence}>{t('faq.text')}</p>
      <a href={telUrl(phone)}>{t('faq.phone')}</a>
    </QuestionsBand>
  );
}

const sentence = css`
  margin-bottom: 14px;
  color: var(--ink-soft);
`;
