import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useDates, useFormat } from '../calculator/use-format';
import { FactList } from '../components/fact-list';
import { ruledFacts } from '../components/ruled-facts';
import { ButtonLink } from '../links/button-link';
import { forecastPage } from '../site/navigation';
import type { Sum } from '../site/sums/assumptions';
import { monthsOf } from '../site/sums/example-year';
import { amountOfStep, roundSteps } from '../site/sums/letting';
import { groupTitle, media, sideBySide, tabular } from '../theme';

/** The main results of all documents, in three figures. */
export function Summary({ sum }: { sum: Sum }) {
  const { t } = useTranslation('open-file');
  const { t: common } = useTranslation('common');
  const { euros } = useFormat();
  const { month: nameOf } = useDates();
  const year = roundSteps(sum.shortTerm);
  const worst = monthsOf(sum).reduce((one, other) => (other.left < one.left ? other : one));
  return (
    <div css={summary}>
      <div>
        <h2 css={groupTitle}>{t('summary.title')}</h2>
        <p>{t('summary.about')}</p>
        <ButtonLink to={forecastPage}>{common('closing.action')}</ButtonLink>
      </div>
      <FactList
        css={[ruledFacts, figures, tabular]}
        facts={[
          [t('summary.guestsPay'), euros(amountOfStep(year, 'guestsPay'))],
          [t('summary.beforeTax'), euros(amountOfStep(year, 'beforeTax'))],
          [t('summary.worst', { month: nameOf(worst.month) }), euros(worst.left)],
        ]}
      />
    </div>
  );
}

const summary = css(sideBySide('1fr 1fr', { gap: 'var(--s5)', wideGap: '80px' }), {
  p: { margin: '6px 0 16px', color: 'var(--ink-soft-on-sky)', lineHeight: 1.45 },
  '@media print': { a: { display: 'none' }, '&:has(~ * [data-printed])': { display: 'none' } },
});

const figures = css({
  div: { alignItems: 'baseline', borderColor: 'var(--pine)' },
  dt: { color: 'inherit' },
  dd: {
    font: '500 var(--fs-h3) / 1.1 var(--display)',
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
  },
  'div:nth-of-type(2) dd': { boxShadow: 'inset 0 -0.4em var(--amber)' },
  [media.tablet]: { div: { paddingBlock: 8 }, dd: { fontSize: 'var(--fs-h2)' } },
});
