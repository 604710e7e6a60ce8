import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Portrait } from '../components/portrait';
import { useNow } from '../components/use-now';
import { cluster, grid, smallPrint } from '../theme';
import { SampleTag } from '../links/sample-tag';
import { useLanguage } from '../links/current-page';
import { formatTime } from '../site/dates';
import { telUrl } from '../site/text';
import { nextOpening } from '../site/working-days';

interface ContactPersonProps {
  data: Queries.FrameFragment & Queries.FormsFragment;
  does: 'answers' | 'talks';
}

/** Who answers, and when: by the current time after hydration, before that the office's hours. */
export function ContactPerson({ data, does }: ContactPersonProps) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const now = useNow();
  const { contact, hours } = data.company;
  const { person, phone } = contact;
  if (!person) return null;
  const { opening, time = '' } = now && hours.length > 0 ? nextOpening(now, hours) : {};
  return (
    <div css={card} data-section="person">
      <Portrait {...person} alt={person.photoAlt} size={64} />
      <p>
        <span css={{ flexBasis: '100%' }}>{t(`person.${does}`)}</span>{' '}
        <b translate="no">{person.name}</b> <SampleTag of={`people.${person.slug}`} />
        <a href={telUrl(phone)} translate="no">
          {t('reach.phone')}
        </a>{' '}
        <span data-opening={opening}>
          {opening
            ? t(`person.${opening}`, { time: formatTime(time, language) })
            : t('sent.workingDays')}
        </span>
      </p>
    </div>
  );
}

const card = css(grid(14), {
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  paddingTop: 18,
  borderTop: '1px solid var(--line)',
  p: [cluster('2px 10px'), smallPrint, { alignItems: 'center' }],
  b: { color: 'var(--pine)', fontSize: 'var(--fs-body)', fontWeight: 600 },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 32, fontWeight: 600 },
  "[data-opening='now']": { color: 'var(--leaf)', fontWeight: 600 },
});
