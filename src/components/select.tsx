import { css } from '@emotion/react';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { SelectHTMLAttributes } from 'react';
import { controlStyles } from '../theme';
import { Icon } from './icon';

/** A native select that looks like the other fields. */
export const Select = (attributes: SelectHTMLAttributes<HTMLSelectElement>) => (
  <div css={frame}>
    <select {...attributes} css={controlStyles} />
    <Icon of={ChevronDown} />
  </div>
);

const frame = css({
  position: 'relative',
  select: { paddingRight: 44 },
  svg: { position: 'absolute', top: 14, right: 14, color: 'var(--teal)', pointerEvents: 'none' },
});
