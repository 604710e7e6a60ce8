import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { verdictOf, rigaNightlyPrices } from '../site/sums/verdict';
import { smallPrint } from '../theme';
import { AmountField, type SumControlProps } from './amount-field';
import { useBreakEvenPrices } from './use-verdict-text';
import { useFormat } from './use-format';

/** The price of a night, which an owner can compare with places nearby; beside it Riga's and the break-even price. */
export function NightlyPriceField({ sum, fields, sx }: SumControlProps) {
  const { t } = useTranslation('calculator');
  const { span } = useFormat();
  const turn = useBreakEvenPrices(sum);
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
        {t('price.riga', { span: span(rigaNightlyPrices(sum)) })}
        {verdictOf(sum) !== 'open' && ` ${t('price.turn', turn)}`}
      </p>
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  'span > input': { width: '3.75rem', minHeight: 44, padding: '4px', textAlign: 'center' },
  '&& label': { flex: '1 1 6.5em', marginBottom: 0, fontSize: 'var(--fs-small)' },
  '&& > span': { gap: 6, fontSize: 'var(--fs-lead)' },
  '& > div': { flexBasis: '100%' },
});
