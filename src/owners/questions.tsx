import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { QuestionsBand } from '../chrome/questions-band';
import { useSharedQuestions } from '../chrome/use-shared-questions';
import { telUrl } from '../site/tel-url';

const money = ['cost', 'guestFee', 'start', 'money', 'sum', 'average', 'shortfall'] as const;
const work = ['listing', 'levy', 'team', 'where'] as const;

export function OwnersQuestions({ phone }: { phone: string }) {
  const { t } = useTranslation('owners');
  const own = (ids: typeof money | typeof work) =>
    ids.map((id) => ({ id, question: t(`faq.${id}.question`), answer: t(`faq.${id}.answer`) }));
  const entries = [...own(money), ...useSharedQuestions(), ...own(work)];
  return (
    <QuestionsBand title={t('faq.title')} name="owners" entries={entries}>
      <p css={sentence}>{t('faq.text')}</p>
      <a href={telUrl(phone)}>{t('faq.phone')}</a>
    </QuestionsBand>
  );
}

const sentence = css({ marginBottom: 14, color: 'var(--ink-soft)' });
