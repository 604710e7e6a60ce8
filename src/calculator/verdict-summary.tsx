import { css, type Interpolation, type Theme } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeRanges } from '../components/whole-ranges';
import { shownAmount } from '../site/sums/assumptions';
import { media, mediaCondition, tabular, visuallyHidden } from '../theme';
import type { SumControlProps } from './sum-fields';
import { useFormat } from './use-format';
import type { useSum } from './use-sum';
import { verdictSentences, type VerdictText } from './use-verdict-text';

interface VerdictSummaryProps {
  answer: VerdictText;
  /** The answer is to an earlier input. */
  stale?: boolean;
  as: React.ElementType;
  sx?: Interpolation<Theme>;
}

/** The answer: one large figure with its unit, and its meaning. */
export function VerdictSummary({ answer, stale, as: Title, sx }: VerdictSummaryProps) {
  const { t } = useTranslation('calculator');
  const { verdict, amount, write, unit, caption, title, tax, exception, text } = answer;
  return (
    <div css={[answerBlock, sx]} data-verdict={verdict}>
      <Title data-title>
        <span data-figure>
          <RunningFigure key={unit} amount={amount} write={write} />{' '}
          {unit !== undefined && <span>{unit}</span>}
        </span>{' '}
        {caption !== undefined && <small>{caption}.</small>}{' '}
        <span data-meaning>{wholeRanges(title)}</span>
      </Title>
      {exception && <p data-exception>{exception}</p>}
      {tax && <p data-tax>{wholeRanges(tax)}</p>}
      {text && <p data-terms>{wholeRanges(text)}</p>}
      {stale && <p css={{ marginTop: 8, fontWeight: 600 }}>{t('stale')}</p>}
    </div>
  );
}

const answerBlock = css({
  paddingLeft: 16,
  borderLeft: '6px solid var(--line-field)',
  lineHeight: 1.4,
  "&[data-verdict='worth'], &[data-verdict='fills']": { borderColor: 'var(--leaf)' },
  "&[data-verdict='tenant']": { borderColor: 'var(--teal)' },
  '[data-title]': {
    display: 'grid',
    gap: 10,
    marginBottom: 10,
    font: '500 var(--fs-answer, 1em) / 1.2 var(--display)',
    letterSpacing: 0,
  },
  '[data-figure]': { fontSize: 'var(--fs-figure)', lineHeight: 1.1 },
  '[data-figure] > span': { fontSize: '0.5em', whiteSpace: 'nowrap' },
  b: [tabular, { fontWeight: 500, whiteSpace: 'nowrap' }],
  'p + p': { marginTop: 10 },
  small: { font: '400 var(--fs-body) / 1.4 var(--text)' },
});

const RUN_MS = 200;

const isMotionWanted = () =>
  'matchMedia' in window && window.matchMedia(mediaCondition(media.motion)).matches;

/** A figure that runs to its new value, where motion is wanted. */
function RunningFigure({ amount, write }: Pick<VerdictText, 'amount' | 'write'>) {
  const [current, setCurrent] = useState(amount);
  const last = useRef(amount);
  useEffect(() => {
    const { current: from } = last;
    const start = performance.now();
    const length = isMotionWanted() ? RUN_MS : 0;
    let frame = 0;
    const show = (now: number) => {
      const part = now - start < length ? Math.max(0, now - start) / length : 1;
      last.current = from + (amount - from) * part;
      setCurrent(last.current);
      if (part < 1) frame = requestAnimationFrame(show);
    };
    show(start);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return <b translate="no">{write(current)}</b>;
}

/** A pause after which a screen reader may hear a result. */
const DEBOUNCE_MS = 800;

type AnnouncerProps = { answer: VerdictText } & Pick<ReturnType<typeof useSum>, 'sum' | 'edited'>;

/**
 * Announces the answer when the visitor has changed it here and pauses, after the price of a night if that has changed.
 * An empty status would be read aloud as one, so it has no role.
 */
export function VerdictAnnouncer({ answer, sum, edited }: AnnouncerProps) {
  const { t } = useTranslation('calculator');
  const { value } = useFormat();
  const price = t('price.now', { price: value(shownAmount(sum, 'price'), '€') });
  // What tax makes of the figure ends it; for whom and from when it holds is left to be read.
  const current = verdictSentences(answer.tax ? { ...answer, text: '' } : answer);
  const [announced, setAnnounced] = useState('');
  const last = useRef({ current, price });
  useEffect(() => {
    if (!edited) last.current = { current, price };
    if (last.current.current === current) return;
    const timer = setTimeout(() => {
      setAnnounced(last.current.price === price ? current : `${price} ${current}`);
      last.current = { current, price };
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [current, price, edited]);
  return (
    <p aria-live="polite" css={visuallyHidden}>
      {announced}
    </p>
  );
}

type GreyProps = React.PropsWithChildren<Omit<SumControlProps, 'sum'>>;

/** A part of the result, which turns grey while an amount is invalid. */
export function GreyWhileInvalid({ fields, children, sx }: GreyProps) {
  return (
    <div css={[part, sx]} data-result data-stale={fields.invalid.length > 0}>
      {children}
    </div>
  );
}

const part = css({
  transition: 'opacity var(--t-quick) var(--ease)',
  // Still legible.
  "&[data-stale='true']": { filter: 'grayscale(1)', opacity: 0.8 },
});
