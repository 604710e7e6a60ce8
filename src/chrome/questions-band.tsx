import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Band } from '../components/band';
import { FaqList, type FaqEntry } from '../components/faq-list';
import { sideBySide } from '../components/side-by-side';
import { groupTitle } from '../components/text-styles';
import { Wrap } from '../components/wrap';

interface QuestionsBandProps {
  title: string;
  name: string;
  groups: readonly { title?: string; entries: readonly FaqEntry[] }[];
  children: ReactNode;
}

export function QuestionsBand({ title, name, groups, children }: QuestionsBandProps) {
  return (
    <Band>
      <Wrap sx={layout} section="questions">
        <div>
          <h2>{title}</h2>
          {children}
        </div>
        <div css={stack}>
          {groups.map((group) => (
            <div key={group.title ?? ''}>
              {group.title !== undefined && <h3 css={groupTitle}>{group.title}</h3>}
              <FaqList name={name} entries={group.entries} />
            </div>
          ))}
        </div>
      </Wrap>
    </Band>
  );
}

const stack = css({ display: 'grid', gap: 'var(--s6)', h3: { marginBottom: 'var(--s3)' } });

const layout = css(sideBySide('4fr 8fr', { gap: '22px', wideGap: '72px' }), {
  h2: { marginBottom: 14 },
});
