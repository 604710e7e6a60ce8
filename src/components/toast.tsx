import { css, keyframes } from '@emotion/react';
import CircleAlert from '@lucide/icons/icons/circle-alert';
import CircleCheck from '@lucide/icons/icons/circle-check';
import X from '@lucide/icons/icons/x';
import { floatingCard, grid, iconButton, media } from '../theme';
import { Icon } from './icon';

export interface ToastMessage {
  /** A success floats, a failure stands where the toast is. */
  kind: 'success' | 'failure';
  title: string;
  text: string;
  children?: React.ReactNode;
}

interface CloseProps {
  closeLabel: string;
  onClose: () => void;
}

/**
 * The live region is always in the page: screen readers only announce changes of existing ones. A success is
 * announced by whoever shows it.
 */
export function Toast({ message, ...close }: CloseProps & { message: ToastMessage | undefined }) {
  const card = message && <Card {...message} {...close} />;
  return (
    <>
      <div css={floating} data-floating>
        {message?.kind === 'success' && card}
      </div>
      <div role="alert" css={{ '&:empty': { position: 'absolute' } }}>
        {message?.kind === 'failure' && card}
      </div>
    </>
  );
}

function Card({ kind, title, text, children, closeLabel, onClose }: ToastMessage & CloseProps) {
  return (
    <div css={toast} data-toast={kind} role="group" aria-label={title} tabIndex={-1}>
      <Icon of={kind === 'success' ? CircleCheck : CircleAlert} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        <Icon of={X} size="small" />
      </button>
      {children && <div css={actions}>{children}</div>}
    </div>
  );
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const floating = css({
  position: 'fixed',
  zIndex: 25,
  inset: 'auto var(--gutter) calc(var(--consent, 0px) + var(--phone-bar) + 16px) auto',
  width: 'min(420px, 100vw - 2 * var(--gutter))',
  maxHeight: 'calc(100dvh - var(--header) - var(--consent, 0px) - 24px)',
  overflowY: 'auto',
  borderRadius: 'var(--r)',
  '@media print': { display: 'none' },
});

const toast = css(floatingCard, grid('4px 14px'), {
  '--edge': 'var(--leaf)',
  gridTemplateColumns: '26px minmax(0, 1fr) 28px',
  padding: '16px 16px 18px 18px',
  borderLeft: '5px solid var(--edge)',
  font: '400 var(--fs-small) / 1.45 var(--text)',
  "&[data-toast='failure']": { '--edge': 'var(--brick)', scrollMarginBlock: 24 },
  '& > svg': { color: 'var(--edge)' },
  b: { fontWeight: 600 },
  p: { marginTop: 2, color: 'var(--ink-soft)' },
  '& > button': [iconButton(28), { color: 'var(--ink-soft)' }],
  [media.motion]: { animation: `${rise} var(--t-calm) var(--ease)` },
});

const actions = css({ gridColumn: '2 / -1', [media.belowPhablet]: { gridColumn: '1 / -1' } });
