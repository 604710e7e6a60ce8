import { css } from '@emotion/react';
import { centredSquare, groupTitle, media, pineBackground, sideBySide } from '../theme';
import { Icon } from './icon';

/** When each step and the line to the next one appear (specification, section 4). */
const STEP_MS = 300;
const CONNECTOR_MS = 500;
const CONNECTOR_START_MS = 800;

interface StepsProps<Step extends { id: string }> {
  steps: readonly Step[];
  words: (id: Step['id'], part: 'title' | 'text') => string;
  below?: (step: Step) => React.ReactNode;
}

/** The line draws itself from step to step (`animateEntrances`). */
export function Steps<Step extends { id: string; icon: string }>(props: StepsProps<Step>) {
  const { steps, words, below } = props;
  return (
    <ol css={stepsList} data-steps="">
      {steps.map((step, index) => (
        <li
          key={step.id}
          css={[
            stepStyle,
            {
              '--step-delay': `${index * STEP_MS}ms`,
              '--connector-delay': `${CONNECTOR_START_MS + index * CONNECTOR_MS}ms`,
            },
          ]}
        >
          <span css={circle} aria-hidden>
            <Icon of={step.icon} />
            <b css={number}>{index + 1}</b>
          </span>
          <h3 css={groupTitle}>{words(step.id, 'title')}</h3>
          <p>{words(step.id, 'text')}</p>
          {below?.(step)}
        </li>
      ))}
    </ol>
  );
}

const stepsList = sideBySide('repeat(3, 1fr)', { gap: 'var(--s4)', wideGap: '0', from: 'tablet' });

const circle = css(centredSquare(60), pineBackground, {
  position: 'absolute',
  inset: '0 auto auto 0',
  zIndex: 1,
  borderRadius: '50%',
  [media.motion]: {
    "[data-steps='waiting'] &": { opacity: 0, transform: 'scale(0.9)' },
    "[data-steps='active'] &": {
      transition:
        'opacity var(--t-calm) var(--ease) var(--step-delay), transform var(--t-calm) var(--ease) var(--step-delay)',
    },
  },
});

const number = css(centredSquare(28), {
  position: 'absolute',
  inset: 'auto -8px -6px auto',
  border: '1px solid transparent',
  borderRadius: '50%',
  background: 'var(--white)',
  color: 'var(--pine)',
  font: '600 var(--fs-small) / 1 var(--text)',
});

const stepStyle = css({
  position: 'relative',
  minHeight: 76,
  paddingLeft: 84,
  p: { maxWidth: '22em', marginTop: 4, lineHeight: 1.45, color: 'var(--ink-soft-on-sky)' },
  [media.belowPhablet]: { paddingLeft: 78, p: { maxWidth: 'none' } },
  '&:not(:last-child)::before': {
    content: "''",
    position: 'absolute',
    inset: '60px auto calc(-1 * var(--s4)) 29px',
    width: 2,
    background: 'var(--pine)',
    transformOrigin: 'top',
    '--undrawn': 'scaleY(0)',
  },
  [media.motion]: {
    "[data-steps='waiting'] &::before": { transform: 'var(--undrawn)' },
    "[data-steps='active'] &::before": {
      transition: 'transform var(--t-calm) var(--ease) var(--connector-delay)',
    },
  },
  [media.tablet]: {
    padding: '92px 56px 0 0',
    '&:not(:last-child)::before': {
      inset: '29px 0 auto 60px',
      width: 'auto',
      height: 2,
      transformOrigin: 'left',
      '--undrawn': 'scaleX(0)',
    },
  },
});
