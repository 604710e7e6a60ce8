import { css } from '@emotion/react';
import Check from '@lucide/icons/icons/check';
import { useTranslation } from 'react-i18next';
import { OptionsTable } from '../components/options-table';
import { Icon } from '../components/icon';
import { Section } from '../components/section';
import { muted, visuallyHidden } from '../theme';

const columns = ['onSite', 'remote', 'self'] as const;

/** A tick or a dash for what a service includes or not, else the name of a text. */
const rows = [
  ['fee', 'feeOnSite', 'feeRemote', 'feeSelf'],
  ['cleaning', 'cleaningOurs', 'cleaningOwn', 'cleaningOwn'],
  ['start', 'startFee', 'startFee', 'startSelf'],
  ['listing', true, true, true],
  ['strategy', true, true, true],
  ['prices', true, true, false],
  ['guests', true, true, false],
  ['reports', true, true, false],
  ['care', true, false, false],
] as const;

export function Comparison() {
  const { t } = useTranslation('services');
  return (
    <Section ground="mist" name="fees" title={t('fees.title')} text={t('fees.lead')}>
      <OptionsTable
        sx={table}
        label={t('compare.label')}
        headers={[t('compare.corner'), ...columns.map((column) => t(`compare.${column}`))]}
        rows={rows.map(([head, ...cells]) => ({
          head: t(`compare.${head}`),
          cells: cells.map((cell) =>
            typeof cell === 'string' ? t(`compare.${cell}`) : <Included value={cell} />,
          ),
        }))}
      />
      <p css={note}>{t('compare.note')}</p>
    </Section>
  );
}

function Included({ value }: { value: boolean }) {
  const { t } = useTranslation('services');
  return (
    <span css={{ color: value ? 'var(--leaf)' : 'var(--ink-soft)' }}>
      {value ? <Icon of={Check} /> : <span aria-hidden>–</span>}
      <span css={visuallyHidden}>{t(value ? 'compare.yes' : 'compare.no')}</span>
    </span>
  );
}

/** The fees stand out. */
const table = css({
  'tbody tr:first-of-type td:not(:last-of-type)': {
    font: '500 var(--fs-lead) / 1.3 var(--display)',
  },
});

const note = css(muted, { marginTop: 'var(--s3)', color: 'var(--ink-soft-on-sky)' });
