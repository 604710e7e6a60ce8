import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { centredIn } from '../theme';

export function Tips({ children }: { children: ReactNode }) {
  return <div css={tips}>{children}</div>;
}

const tips = css({
  '& > ol > li': { minHeight: 36, paddingLeft: 52 },
  '& > ol > li::before': [
    centredIn(36),
    {
      content: 'counter(list-item)',
      position: 'absolute',
      top: -1,
      left: 0,
      borderRadius: '50%',
      background: 'var(--sky)',
      color: 'inherit',
      font: '500 var(--fs-body) / 1 var(--display)',
    },
  ],
});
