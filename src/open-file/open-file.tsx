import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../calculator/use-format';
import { Section } from '../components/section';
import { anchors } from '../site/anchors';
import { exampleSum, type SumFacts } from '../site/sums/assumptions';
import { rateKeys } from '../site/sums/rates';
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
  const { value } = useFormat();
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
                figure: t(`${id}.figure`, { rates: value(rateKeys.length, '') }),
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
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
  gridAutoFlow: 'dense',
  alignItems: 'start',
  gap: 16,
  marginTop: 'clamp(20px, 3vw, 40px)',
  // Two in a row, so a last one has a row of its own.
  [media.belowPhablet]: {
    '& > :not([open]):last-child:nth-child(odd)': {
      gridColumn: '1 / -1',
      aspectRatio: 'auto',
      summary: { flexDirection: 'row', background: 'none' },
    },
  },
  '@media print': { display: 'block' },
});
