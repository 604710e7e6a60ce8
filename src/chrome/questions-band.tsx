import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Band } from '../components/band';
import { FaqList, type FaqEntry } from '../components/faq-list';
import { sideBySide } from '../components/side-by-side';
import { Wrap } from '../components/wrap';

interface QuestionsBandProps {
  title: string;
  name: string;
  entries: readonly FaqEntry[];
  children: ReactNode;
}

export function QuestionsBand({ title, name, entries, children }: QuestionsBandProps) {
  return (
    <Band>
      <Wrap sx={layout} section="questions">
        <div>
          <h2>{title}</h2>
          {children}
        </div>
        <FaqList name={name} entries={entries} />
      </Wrap>
    </Band>
  );
}

const layout = css(sideBySide('4fr 8fr', { gap: '22px', wideGap: '72px' }), {
  h2: { marginBottom: 14 },
});
