import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { HoverCard } from '../components/hover-card';

export function Term({ explanation, children }: { explanation: string; children: ReactNode }) {
  return (
    <HoverCard card={explanation} sx={term}>
      {children}
    </HoverCard>
  );
}

const term = css({ textDecoration: 'underline dotted var(--teal) 2px', textUnderlineOffset: 5 });
