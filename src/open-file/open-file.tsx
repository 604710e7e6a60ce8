import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../links/use-dates';
import { useFormat } from '../calculator/use-format';
import { FactList, ruledFacts } from '../components/fact-list';
import { Section } from '../components/section';
import { ButtonLink } from '../links/page-link';
import { forecastPage, anchors } from '../site/routes';
import { type Sum, exampleSum, type SumFacts } from '../site/sums/assumptions';
import { monthsOf } from '../site/sums/example-year';
import { amountOfStep, roundSteps } from '../site/sums/letting';
import { rateKeys } from '../site/sums/tax';
import { grid, groupTitle, media, sideBySide } from '../theme';
import { DocumentSheet } from './document-sheet';
import { Contract, Insurance, Method, Prices } from './documents';
import { Forecast } from './forecast';
import { ReportSheet } from './report-sheet';

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
                figure: t(`${id}.figure`, {
                  count: rateKeys.filter((key) => t(`method.rates.${key}`)).length,
                }),
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

const desk = css(grid('28px 16px'), {
  gridTemplateColumns: '1fr 1fr',
  gridAutoFlow: 'dense',
  marginTop: 'clamp(20px, 2vw, 40px)',
  [media.phablet]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  [media.large]: { gridTemplateColumns: 'repeat(7, 1fr)' },
  '@media print': {
    display: 'block',
    'section:has(&)': { paddingBottom: 0, background: 'none' },
  },
});

/** The main results of all documents, in three figures. */
function Summary({ sum }: { sum: Sum }) {
  const { t } = useTranslation('open-file');
  const { t: common } = useTranslation('common');
  const { euros } = useFormat();
  const { month: nameOf } = useDates();
  const year = roundSteps(sum.shortTerm);
  const worstMonth = monthsOf(sum).reduce((worst, month) =>
    month.left < worst.left ? month : worst,
  );
  return (
    <div css={summary}>
      <div>
        <h2 css={groupTitle}>{t('summary.title')}</h2>
        <p>{t('summary.about')}</p>
        <ButtonLink to={forecastPage}>{common('closing.action')}</ButtonLink>
      </div>
      <FactList
        css={[ruledFacts, figures]}
        facts={[
          [t('summary.guestsPay'), euros(amountOfStep(year, 'guestsPay'))],
          [t('summary.beforeTax'), euros(amountOfStep(year, 'beforeTax'))],
          [t('summary.worst', { month: nameOf(worstMonth.month) }), euros(worstMonth.left)],
        ]}
      />
    </div>
  );
}

const summary = css(sideBySide('4fr 8fr', { gap: 'var(--s5)', wideGap: '72px' }), {
  p: { margin: '6px 0 16px', color: 'var(--ink-soft-on-sky)', lineHeight: 1.45 },
  // On a phone the button follows the figures.
  [media.belowPhablet]: {
    rowGap: 0,
    '& > div': { display: 'contents' },
    a: { order: 1, marginTop: 'var(--s4)' },
  },
  '@media print': { a: { display: 'none' }, '&:has(~ * [data-printed])': { display: 'none' } },
});

const figures = css({
  div: { alignItems: 'baseline', borderColor: 'var(--pine)' },
  dt: { color: 'inherit' },
  dd: {
    font: '500 var(--fs-h3) / 1.1 var(--display)',
    whiteSpace: 'nowrap',
  },
  'div:nth-of-type(2)': { dt: { fontWeight: 600 }, dd: { color: 'var(--leaf)' } },
  [media.tablet]: { div: { paddingBlock: 8 }, dd: { fontSize: 'var(--fs-h2)' } },
});
