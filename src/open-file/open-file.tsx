import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { anchors } from '../site/anchors';
import { exampleSum, type SumFacts } from '../site/sums/assumptions';
import { rateKeys } from '../site/sums/tax';
import { Forecast } from './forecast';
import { ReportSheet } from './report-sheet';
import { DocumentSheet } from './document-sheet';
import { Summary } from './summary';
import { media } from '../theme';
import { Contract, Insurance, Method, Prices } from './documents';

const documents = ['prices', 'contract', 'insurance', 'method'] as const;

interface OpenFileProps {
  facts: SumFacts;
  sources: React.ComponentProps<typeof Method>['sources'];
  /** The file with the whole text. */
  contract: string | null;
}

/** All sheets, each with its name and its main figure; one is open at a time. */
export function OpenFile({ facts, sources, contract }: OpenFileProps) {
  const { t } = useTranslation('open-file');
  const written = {
    prices: <Prices facts={facts} />,
    contract: <Contract file={contract} />,
    insurance: <Insurance />,
    method: <Method rates={facts.rates} sources={sources} />,
  };
  return (
    <Section ground="sky" name="open-file" first>
      <Summary sum={exampleSum(facts)} />
      <div css={desk}>
        <Forecast facts={facts} />
        <ReportSheet kind="strong" facts={facts} />
        <ReportSheet kind="weak" facts={facts} />
        {documents
          .filter((id) => t(`${id}.name`))
          .map((id) => (
            <DocumentSheet
              key={id}
              id={anchors[id]}
              cover={{
                name: t(`${id}.name`),
                figure: t(`${id}.figure`, { count: rateKeys.length }),
              }}
              title={t(`${id}.title`)}
              about={t(`${id}.about`)}
              sampleOf={`words.open-file.${id}`}
              notes={id === 'method' ? [] : [t(`${id}.note`)]}
            >
              {written[id]}
            </DocumentSheet>
          ))}
      </div>
    </Section>
  );
}

const desk = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridAutoFlow: 'dense',
  gap: '28px 16px',
  marginTop: 'clamp(20px, 3vw, 40px)',
  [media.phablet]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  [media.large]: { gridTemplateColumns: 'repeat(7, 1fr)' },
  // An odd last one fills its row.
  [media.belowLarge]: {
    '& > :not([open]):last-child:nth-child(odd)': {
      gridColumn: 'span 2',
      '& > summary': { grid: '1fr 1fr / calc(50% + 4px) auto 1fr', alignItems: 'start' },
      'summary > svg:first-of-type': { gridArea: '1 / 1 / span 2 / auto', marginRight: 12 },
      'summary > span': { gridColumn: '2 / -1', alignSelf: 'end' },
    },
  },
  '@media print': { display: 'block' },
});
