import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { ComparedBars } from '../components/compared-bars';
import { sideBySide } from '../components/side-by-side';
import { cardTitle, lead } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { ForwardLink } from '../links/forward-link';
import { NumberedList } from '../papers/numbered-list';
import { ReportSheet } from '../papers/report-sheet';
import { useFigures } from '../calculator/use-figures';
import { sections } from '../site/sections';
import type { SumFacts } from '../site/sums/assumptions';
import { monthReport } from '../site/sums/month-report';
import { media } from '../theme/media';

const answers = ['income', 'costs', 'payout'] as const;
const months = ['strong', 'weak'] as const;

/** A sample of the monthly report beside what it answers. */
export function MonthlyReport({ facts }: { facts: SumFacts }) {
  const { t } = useTranslation('owners');
  const { euros, month: nameOf } = useFigures();
  const paid = months.map((kind) => {
    const { month, left } = monthReport(kind, facts);
    return { name: nameOf(month), sum: euros(left), amount: left };
  });
  return (
    <Band ground="mist">
      <Wrap css={layout} section="report">
        <div id={sections.report}>
          <div css={aside}>
            <h2>{t('report.title')}</h2>
            <p css={lead}>{t('report.lead')}</p>
            <NumberedList items={answers.map((answer) => t(`report.answers.${answer}`))} />
            <h3 css={cardTitle}>{t('report.paid')}</h3>
            <ComparedBars rows={paid} />
            <div css={links}>
              <ForwardLink to="papers" hash={sections.weakMonth}>
                {t('report.weak')}
              </ForwardLink>
              <ForwardLink to="papers">{t('report.open')}</ForwardLink>
            </div>
          </div>
        </div>
        <ReportSheet kind="strong" facts={facts} heading="h3" marked />
      </Wrap>
    </Band>
  );
}

const layout = css(sideBySide('5fr 7fr', { gap: '40px', wideGap: '80px' }), {
  article: { alignSelf: 'start' },
});

const aside = css({
  display: 'grid',
  gap: 'clamp(14px, 10px + 1vw, 24px)',
  h3: { margin: 'var(--s4) 0 -8px' },
  'dt::first-letter': { textTransform: 'uppercase' },
  [media.desktop]: { position: 'sticky', top: 'calc(var(--header) + 32px)' },
});

const links = css({ display: 'grid', justifyItems: 'start' });
