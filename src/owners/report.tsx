import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { cardTitle, grid, lead, sideBySide } from '../theme';
import { ReadMoreLink } from '../links/read-more-link';
import { NumberedList } from '../components/numbered-list';
import { ComparedBars } from '../calculator/compared-bars';
import { useFormat } from '../calculator/use-format';
import { anchors } from '../site/anchors';
import type { SumFacts } from '../site/sums/assumptions';
import { monthReport } from '../site/sums/month-report';

const answers = ['income', 'costs', 'payout'] as const;
const months = ['strong', 'weak'] as const;

/** The questions that the monthly report answers; the reports themselves are in the open file. */
export function MonthlyReport({ facts }: { facts: SumFacts }) {
  const { t } = useTranslation('owners');
  const { month: nameOf } = useFormat();
  const paid = months.map((kind) => {
    const { month, left } = monthReport(kind, facts);
    return { name: nameOf(month), amount: left };
  });
  return (
    <Section sx={layout} name="report">
      <div css={part}>
        <h2>{t('report.title')}</h2>
        <p css={lead}>{t('report.lead')}</p>
        <NumberedList items={answers.map((answer) => t(`report.answers.${answer}`))} />
      </div>
      <div css={part}>
        <h3 css={cardTitle}>{t('report.paid')}</h3>
        <ComparedBars rows={paid} />
        <div css={links}>
          {months.map((kind) => (
            <ReadMoreLink key={kind} to="open-file" hash={anchors[`${kind}Month`]}>
              {t(`report.${kind}`)}
            </ReadMoreLink>
          ))}
          <ReadMoreLink to="open-file">{t('report.open')}</ReadMoreLink>
        </div>
      </div>
    </Section>
  );
}

const layout = css(sideBySide('1fr 1fr', { gap: '40px', wideGap: '80px' }), {
  alignItems: 'center',
});

const part = css(grid('clamp(14px, 10px + 1vw, 24px)'), {
  'dt::first-letter': { textTransform: 'uppercase' },
});

const links = css({ display: 'grid', justifyItems: 'start' });
