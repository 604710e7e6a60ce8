import { css } from '@emotion/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { OptionsTable } from '../components/options-table';
import { Icon } from '../components/icon';
import { SectionHead } from '../components/section-head';
import { lead } from '../components/text-styles';
import { visuallyHidden } from '../components/visually-hidden';
import { Wrap } from '../components/wrap';

/** What each service includes; columns: hosts who manage themselves, remote, on site. */
const included = [
  { id: 'listing', self: true, remote: true, onSite: true },
  { id: 'strategy', self: true, remote: true, onSite: true },
  { id: 'prices', self: false, remote: true, onSite: true },
  { id: 'guests', self: false, remote: true, onSite: true },
  { id: 'reports', self: false, remote: true, onSite: true },
  { id: 'care', self: false, remote: false, onSite: true },
] as const;

/** Compares the three services: what each includes and what it costs. */
export function Comparison() {
  const { t } = useTranslation('services');
  const never = t('compare.never');
  return (
    <Band ground="mist">
      <Wrap section="comparison">
        <SectionHead title={t('compare.title')}>
          <p css={lead}>{t('compare.lead')}</p>
        </SectionHead>
        <OptionsTable
          label={t('compare.label')}
          highlighted={2}
          headers={[
            t('compare.corner'),
            t('compare.self'),
            t('compare.remote'),
            t('compare.onSite'),
          ]}
          rows={[
            ...included.map(({ id, self, remote, onSite }) => ({
              head: t(`compare.${id}`),
              cells: [
                <Included key="self" value={self} />,
                <Included key="remote" value={remote} />,
                <Included key="on-site" value={onSite} />,
              ],
            })),
            {
              head: t('compare.fee'),
              cells: [t('compare.feeSelf'), t('compare.feeRemote'), t('compare.feeOnSite')],
            },
            {
              head: t('compare.cleaning'),
              cells: [
                t('compare.cleaningOwn'),
                t('compare.cleaningOwn'),
                t('compare.cleaningOurs'),
              ],
            },
            { head: t('compare.hidden'), cells: [never, never, never] },
          ]}
        />
        <p css={note}>{t('compare.note')}</p>
      </Wrap>
    </Band>
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
