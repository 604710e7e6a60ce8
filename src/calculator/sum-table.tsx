import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { LineTable } from '../components/line-table';
import type { Letting, Sum } from '../site/sums/assumptions';
import { wholeSteps } from '../site/sums/letting';
import type { SumWords } from './use-sum-words';

export function SumTable({ sum, words }: { sum: Sum; words: SumWords }) {
  const { t } = useTranslation('owners');
  const table = (kind: Letting) => (
    <div data-letting={kind}>
      <LineTable
        title={t(`calculator.lettings.${kind}`, { count: sum.nights })}
        rows={wholeSteps(sum[kind]).map((step) => ({
          id: step.name,
          name: words.step(step, kind),
          value: words.euros(step.amount),
          isTotal: step.name === 'inHand',
        }))}
      />
    </div>
  );
  return (
    <Disclosure title={t('calculator.every')} printed>
      <div css={tables}>
        {table('shortTerm')}
        {table(sum.rival)}
      </div>
    </Disclosure>
  );
}

const tables = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
  gap: '0 64px',
  caption: { paddingTop: 8 },
});
