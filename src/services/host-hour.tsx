import { css } from '@emotion/react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreHydrationInput } from '../start/hydration-hooks';
import { useLanguage } from '../links/use-language';
import { formatWholeEuros } from '../site/format-figure';
import { calculateSum, midpoint, type SumFacts } from '../site/sums/assumptions';
import { compareWithAlternative, hourlyEarnings } from '../site/sums/verdict';
import { cardTitle, lead, sideBySide, spaceBetween, tabular } from '../theme';

const bounds = { min: 3, max: 20 };

/** What an hour of a host's own work earns in the example; nothing if we leave more. */
export function HostHour({ facts }: { facts: SumFacts }) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const id = useId();
  const slider = useRef<HTMLDivElement>(null);
  const [hours, setHours] = useState(midpoint(facts.figures.ownerWeeklyHours));
  usePreHydrationInput(slider, (moved) => setHours(Number(moved)));
  const sum = calculateSum({ now: 'self', hours }, facts);
  const hourly = Math.round(hourlyEarnings(sum));
  if (hourly === 0) return null;
  const difference = formatWholeEuros(-compareWithAlternative(sum).difference, language);
  return (
    <div css={scene}>
      <div>
        <p css={cardTitle}>{t('hosts.hour.title')}</p>
        <output htmlFor={id} translate="no" css={[figure, tabular]}>
          {formatWholeEuros(hourly, language)}
        </output>
      </div>
      <div>
        <p css={lead}>{t('hosts.hour.text', { difference })}</p>
        <div ref={slider} css={own}>
          <label htmlFor={id} css={spaceBetween}>
            {t('hosts.hour.label')} <b css={tabular}>{hours}</b>
          </label>
          <input
            id={id}
            type="range"
            {...bounds}
            step="1"
            value={hours}
            onChange={({ currentTarget }) => setHours(currentTarget.valueAsNumber)}
          />
        </div>
      </div>
    </div>
  );
}

const scene = css(sideBySide('5fr 7fr', { gap: '12px', wideGap: '64px', from: 'tablet' }), {
  alignItems: 'center',
  marginBottom: 'clamp(28px, 4vw, 64px)',
});

const figure = css({
  color: 'var(--amber)',
  font: '500 clamp(4.5rem, 3.4rem + 4vw, 7rem) / 1 var(--display)',
  letterSpacing: '-0.04em',
  whiteSpace: 'nowrap',
});

const own = css({
  marginTop: 'var(--s4)',
  label: { gap: 16, fontWeight: 600 },
  input: { width: '100%', height: 44, margin: 0, accentColor: 'var(--amber)', cursor: 'pointer' },
  '@media (scripting: none)': { display: 'none' },
});
