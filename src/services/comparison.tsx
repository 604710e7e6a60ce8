import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { OptionsTable } from '../components/options-table';
import { Icon } from '../components/icon';
import { Section } from '../components/section';
import { visuallyHidden } from '../components/visually-hidden';

/** On site, remote, and hosts who manage themselves. */
const columns = ['onSite', 'remote', 'self'] as const;

/** What each service includes. */
const included = [
  { id: 'listing', onSite: true, remote: true, self: true },
  { id: 'strategy', onSite: true, remote: true, self: true },
  { id: 'prices', onSite: true, remote: true, self: false },
  { id: 'guests', onSite: true, remote: true, self: false },
  { id: 'reports', onSite: true, remote: true, self: false },
  { id: 'care', onSite: true, remote: false, self: false },
] as const;

/** Compares the three services: what each includes and what it costs. */
export function Comparison() {
  const { t } = useTranslation('services');
  return (
    <Section ground="mist" name="comparison" title={t('compare.title')} text={t('compare.lead')}>
      <OptionsTable
        label={t('compare.label')}
        highlighted={0}
        headers={[t('compare.corner'), ...columns.map((column) => t(`compare.${column}`))]}
        rows={[
          ...included.map(({ id, ...service }) => ({
            head: t(`compare.${id}`),
            cells: columns.map((column) => <Included key={column} value={service[column]} />),
          })),
          {
            head: t('compare.fee'),
            cells: [t('compare.feeOnSite'), t('compare.feeRemote'), t('compare.feeSelf')],
          },
          {
            head: t('compare.cleaning'),
            cells: [t('compare.cleaningOurs'), t('compare.cleaningOwn'), t('compare.cleaningOwn')],
          },
          {
            head: t('compare.start'),
            cells: [t('compare.startFee'), t('compare.startFee'), t('compare.startSelf')],
          },
        ]}
      />
      <p css={note}>{t('compare.note')}</p>
    </Section>
  );
}

function Included({ value }: { value: boolean }) {
  const { t } = useTranslation('services');
  return (
    <span css={value ? yes : no}>
      {value ? <Icon of={Check} /> : <span aria-hidden>–</span>}
      <span css={visuallyHidden}>{t(value ? 'compare.yes' : 'compare.no')}</span>
    </span>
  );
}

const yes = css`
  color: var(--leaf);
`;

const no = css`
  color: var(--ink-soft);
`;

const note = css`
  margin-top: var(--s3);
  color: var(--ink-soft-on-sky);
  font-size: var(--fs-small);
`;
