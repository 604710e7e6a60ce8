import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { grid, sideBySide } from '../theme';
import { sections } from '../site/sections';
import type { SumFacts } from '../site/sums/assumptions';
import { reportMonths } from '../site/sums/month-report';
import { Contents } from './contents';
import { Forecast } from './forecast';
import { ReportSheet } from './report-sheet';
import { Sheet } from './sheet';
import { Contract, Insurance, Method, Prices } from './written-papers';
import { useFigures } from '../calculator/use-figures';

const reports = ['strong', 'weak'] as const;

const writtenPapers = ['prices', 'contract', 'insurance', 'method'] as const;

interface PapersProps {
  facts: SumFacts;
  sources: React.ComponentProps<typeof Method>['sources'];
  /** The file with the whole text. */
  contract: string | null;
}

export function Papers({ facts, sources, contract }: PapersProps) {
  const { t } = useTranslation('papers');
  const { month } = useFigures();
  const shownPapers = writtenPapers.filter((id) => t(`${id}.name`));
  const papers = [
    { id: sections.forecast, name: t('forecast.name') },
    ...reports.map((kind) => ({
      id: sections[`${kind}Month`],
      name: t(`report.${kind}`, { month: month(reportMonths[kind]) }),
    })),
    ...shownPapers.map((id) => ({ id, name: t(`${id}.name`) })),
  ];
  const written = {
    prices: <Prices facts={facts} />,
    contract: <Contract file={contract} />,
    insurance: <Insurance />,
    method: <Method rates={facts.rates} sources={sources} />,
  };
  return (
    <Section ground="mist" sx={layout} name="papers">
      <Contents papers={papers} />
      <div css={stack}>
        <Forecast facts={facts} />
        {reports.map((kind) => (
          <ReportSheet key={kind} kind={kind} facts={facts} />
        ))}
        {shownPapers.map((id) => (
          <Sheet
            key={id}
            id={id}
            title={t(`${id}.title`)}
            about={t(`${id}.about`)}
            sampleOf={`words.papers.${id}`}
            notes={id === 'method' ? [] : [t(`${id}.note`)]}
          >
            {written[id]}
          </Sheet>
        ))}
      </div>
    </Section>
  );
}

const layout = sideBySide('1fr minmax(0, 800px)', { gap: 'var(--s6)', wideGap: 'var(--s7)' });

const stack = css(grid('clamp(24px, 12px + 3vw, 56px)'), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { display: 'block' },
});
