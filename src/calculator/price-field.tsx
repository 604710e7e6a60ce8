import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { bandOf, rigaPrices } from '../site/sums/verdict';
import { smallPrint } from '../theme';
import { AmountField, type SumControlProps } from './amount-field';
import { useTurn } from './use-answer';
import { useFigures } from './use-figures';

/** What guests pay for a night, which an owner can look up nearby, beside Riga's and what it would take. */
export function PriceField({ sum, fields, sx }: SumControlProps) {
  const { t } = useTranslation('calculator');
  const { span } = useFigures();
  const turn = useTurn(sum);
  return (
    <div css={[{ p: smallPrint }, sx]} data-price>
      <AmountField
        sum={sum}
        fields={fields}
        name="price"
        label={t('price.label')}
        steps={[t('price.less'), t('price.more')]}
        sx={row}
      />
      <p>
        {t('price.riga', { span: span(rigaPrices(sum)) })}
        {bandOf(sum) !== 'open' && ` ${t('price.turn', turn)}`}
      </p>
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  marginBottom: 4,
  'span > input': { width: '3.75rem', minHeight: 44, padding: '4px', textAlign: 'center' },
  '&& label': { flex: '1 1 6.5em', marginBottom: 0, fontSize: 'var(--fs-small)' },
  '&& > span': { gap: 6, fontSize: 'var(--fs-lead)' },
  '[data-error]': { flexBasis: '100%' },
});
