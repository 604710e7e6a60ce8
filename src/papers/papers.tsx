import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { sideBySide } from '../components/side-by-side';
import { Wrap } from '../components/wrap';
import { useLanguage } from '../links/use-language';
import { monthName } from '../site/dates';
import { sections } from '../site/sections';
import type { SumFacts } from '../site/sums/assumptions';
import { reportMonths, type ReportMonth } from '../site/sums/month-report';
import { Contents } from './contents';
import { Contract } from './contract';
import { Forecast } from './forecast';
import { Insurance } from './insurance';
import { Method, type RateSources } from './method';
import { Prices } from './prices';
import { ReportSheet } from './report-sheet';

/** The papers whose words may be made up. */
export type WrittenPaper = 'prices' | 'contract' | 'insurance' | 'method';

interface PapersProps {
  facts: SumFacts;
  sources: RateSources;
  /** Whether the words of a paper are made up. */
  isSample: (paper: WrittenPaper) => boolean;
}

/** All papers of the open file, and a list of them. */
export function Papers({ facts, sources, isSample }: PapersProps) {
  const { t } = useTranslation('papers');
  const language = useLanguage();
  const report = (kind: ReportMonth) => ({
    id: kind === 'strong' ? sections.strongMonth : sections.weakMonth,
    name: t(`report.${kind}`, { month: monthName(reportMonths[kind], language) }),
  });
  const written = (id: WrittenPaper) => ({ id, name: t(`${id}.name`) });
  const papers = [
    { id: sections.forecast, name: t('forecast.name') },
    report('strong'),
    report('weak'),
    written('prices'),
    written('contract'),
    written('insurance'),
    written('method'),
  ];
  return (
    <Band ground="mist">
      <Wrap css={layout} section="papers">
        <Contents papers={papers} />
        <div css={stack}>
          <Forecast facts={facts} />
          <ReportSheet
            id={sections.strongMonth}
            kind="strong"
            facts={facts}
            why={t('report.why.strong')}
          />
          <ReportSheet
            id={sections.weakMonth}
            kind="weak"
            facts={facts}
            why={t('report.why.weak')}
          />
          <Prices rates={facts.rates} sample={isSample('prices')} />
          <Contract sample={isSample('contract')} />
          <Insurance sample={isSample('insurance')} />
          <Method rates={facts.rates} sources={sources} sample={isSample('method')} />
        </div>
      </Wrap>
    </Band>
  );
}

const layout = sideBySide('1fr minmax(0, 800px)', { gap: 'var(--s6)', wideGap: 'var(--s7)' });

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 12px + 3vw, 56px);
  @media print {
    display: block;
  }
`;
