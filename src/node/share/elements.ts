import { palette } from '../../theme/palette';
import { titleRoom } from './shape';
import type { SetTitle } from './set-title';

type Style = Readonly<Record<string, string | number>>;

/** What satori draws: boxes of boxes, or of a text. */
export interface Box {
  type: 'div';
  key: null;
  props: { style: Style; children: string | Box[] };
}

const display = 'Fraunces, Fraunces ext';
const text = 'Figtree, Figtree ext';

/** In em, as headings have it on the site. */
const TRACKING = -0.015;

function box(style: Style, children: string | Box[]): Box {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

const stack = (children: Box[], style: Style = {}) =>
  box(
    { flexDirection: 'column', alignItems: 'flex-start', color: palette['on-pine'], ...style },
    children,
  );

const titleLine = (size: number) => (line: string) =>
  box(
    {
      fontFamily: display,
      fontSize: size,
      lineHeight: titleRoom.leading,
      letterSpacing: TRACKING * size,
      whiteSpace: 'nowrap',
    },
    line,
  );

/** The lines below one another, each as wide as it is. */
export const linesBox = ({ size, lines }: SetTitle) => stack(lines.map(titleLine(size)));

/** The words of a picture: what kind of text it leads to, or a bar, and the title. */
export const wordsBox = (title: SetTitle, kicker?: string) =>
  stack([kicker === undefined ? bar : kickerBox(kicker), linesBox(title)]);

const kickerBox = (kicker: string) =>
  box(
    {
      marginBottom: 16,
      color: palette.amber,
      fontFamily: text,
      fontSize: 26,
      lineHeight: 1.4,
      whiteSpace: 'nowrap',
    },
    kicker,
  );

const bar = box(
  {
    width: 56,
    height: 6,
    marginTop: 14,
    marginBottom: 32,
    borderRadius: 3,
    backgroundColor: palette.amber,
  },
  '',
);

/** The company's name beside its mark. */
export const brandBox = (name: string) =>
  box(
    {
      color: palette['on-pine'],
      fontFamily: display,
      fontSize: 42,
      lineHeight: 1,
      letterSpacing: -0.84,
      whiteSpace: 'nowrap',
    },
    name,
  );
