import { css } from '@emotion/react';
import { Section } from '../components/section';
import { Disclosure } from '../components/disclosure';
import { FaqList, type FaqEntry } from '../components/faq-list';
import { groupTitle, media, sideBySide } from '../theme';

interface QuestionsBandProps {
  title: string;
  name: string;
  groups: readonly { title?: string; entries: readonly FaqEntry[] }[];
  children: React.ReactNode;
}

export function QuestionsBand({ title, name, groups, children }: QuestionsBandProps) {
  return (
    <Section sx={groups.length > 1 ? pairs : layout} name="questions">
      <div>
        <h2 css={{ marginBottom: 14 }}>{title}</h2>
        {children}
      </div>
      <div css={stack}>
        {groups.map((group) => (
          <Group key={group.title ?? ''} title={group.title}>
            <FaqList name={name} entries={group.entries} />
          </Group>
        ))}
      </div>
    </Section>
  );
}

/** Folded on a phone, where its title is that of the fold. */
function Group({ title, children }: { title?: string; children: React.ReactNode }) {
  if (title === undefined) return children;
  return (
    <div>
      <h3 css={[groupTitle, fromPhablet]}>{title}</h3>
      <Disclosure title={title} phoneOnly sx={folded}>
        {children}
      </Disclosure>
    </div>
  );
}

const stack = css({
  display: 'grid',
  [media.phablet]: { gap: 'var(--s6)', h3: { marginBottom: 'var(--s3)' } },
});

const fromPhablet = css({ [media.belowPhablet]: { display: 'none' } });

const folded = css({
  [media.belowPhablet]: {
    borderTop: '1px solid var(--line)',
    '& > summary': { minHeight: 60, fontSize: 'var(--fs-body)', fontWeight: 600 },
  },
});

const layout = sideBySide('4fr 8fr', { gap: '22px', wideGap: '72px' });

/** Several groups stand in pairs, the heading beside the first. */
const pairs = css(
  sideBySide('repeat(2, minmax(0, 1fr))', { gap: '22px', wideGap: 'var(--s6) 72px' }),
  { [media.desktop]: { '& > :last-child': { display: 'contents' } } },
);
