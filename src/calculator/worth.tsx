import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { grid, groupTitle, lead, pineGround, sideBySide, touchTarget, whiteCard } from '../theme';
import { formId } from '../forms/inquiries';
import { sections } from '../site/sections';
import { bounds, type Sum } from '../site/sums/assumptions';
import { gainBy, improvements, type Improvement } from '../site/sums/verdict';
import type { Answer } from './use-answer';
import { useFigures } from './use-figures';
import type { SumFields } from './use-sum';
import { WaysOn } from './ways-on';
import { WorthChart } from './worth-chart';

interface WorthProps {
  sum: Sum;
  fields: SumFields;
  answer: Answer;
  /** The slug of the article that compares both kinds of letting. */
  article?: string;
  /** Hands the sum over to the form. */
  onAsk: (event: React.MouseEvent) => void;
}

/** At what rent we are worth it, and what an owner can do on either side of that. */
export function Worth({ sum, fields, answer, article, onAsk }: WorthProps) {
  const { t } = useTranslation('owners');
  const { t: shared } = useTranslation('calculator');
  const { euros, value } = useFigures();
  const no = answer.band === 'tenant';
  return (
    <div id={sections.worth} css={worth} className="on-pine">
      <div>
        <h3 css={title}>{t('calculator.worth.title')}</h3>
        <p css={lead}>{t('calculator.worth.text')}</p>
      </div>
      <div css={layout}>
        <div css={[whiteCard, { minWidth: 0, padding: 'clamp(16px, 3vw, 40px)' }]}>
          <WorthChart sum={sum} />
        </div>
        <div css={advice} data-outcome={answer.band}>
          <h4 css={groupTitle}>{no ? shared('ways.title') : t('calculator.worth.change')}</h4>
          {(Object.keys(improvements) as Improvement[]).map((name) => {
            const pressed = sum.changes[name] === improvements[name];
            return (
              <button
                key={name}
                type="button"
                aria-pressed={pressed}
                data-improvement={name}
                onClick={() => fields.set(name, pressed ? undefined : String(improvements[name]))}
              >
                {t(`calculator.worth.improvements.${name}`, {
                  value: value(improvements[name], bounds[name].unit),
                })}
                <b>{t('calculator.worth.gain', { sum: euros(gainBy(name, sum)) })}</b>
              </button>
            );
          })}
          <a href={`#${formId('property')}`} data-cta="link" onClick={onAsk}>
            {shared(no ? 'ways.anyway' : 'forecast')}
          </a>
          {no && <WaysOn article={article} />}
        </div>
      </div>
    </div>
  );
}

/** The loud part of its page; the shadow makes its ground as wide as the screen. */
const worth = css(grid('clamp(16px, 3vw, 40px)'), pineGround, {
  '--lead': 'var(--on-pine-soft)',
  marginTop: 'var(--section)',
  marginBottom: 'calc(-1 * var(--section))',
  paddingBlock: 'var(--section)',
  boxShadow: '0 0 0 100vmax var(--pine)',
  clipPath: 'inset(0 -100vmax)',
  scrollMarginTop: 'calc(var(--header) + 24px)',
  '@media print': { display: 'none' },
});

const layout = css(
  sideBySide('minmax(0, 8fr) minmax(0, 4fr)', { gap: '32px', wideGap: '56px', from: 'large' }),
  { alignItems: 'start' },
);

const title = css({
  marginBottom: 12,
  font: '500 var(--fs-hero) / 1.04 var(--display)',
  letterSpacing: '-0.02em',
});

const advice = css(grid(10), {
  padding: 'clamp(20px, 14px + 1.4vw, 32px)',
  borderLeft: '6px solid var(--amber)',
  borderRadius: 'var(--r)',
  background: 'var(--amber-wash)',
  color: 'var(--pine)',
  "&[data-outcome='worth']": { borderColor: 'var(--leaf)', background: 'var(--mist)' },
  "&[data-outcome='alike']": { borderColor: 'var(--line-field)', background: 'var(--mist)' },
  "&[data-outcome='tenant']": { borderColor: 'var(--teal)', background: 'var(--sky)' },
  button: {
    display: 'grid',
    minHeight: 48,
    padding: '10px 16px',
    border: '1.5px solid var(--line-field)',
    borderRadius: 'var(--r)',
    background: 'var(--white)',
    lineHeight: 1.35,
    textAlign: 'left',
    cursor: 'pointer',
  },
  "[aria-pressed='true']": [pineGround, { borderColor: 'var(--pine)' }],
  '& > a': [touchTarget, { fontWeight: 600, lineHeight: 1.3 }],
});
