import { readFileSync } from 'node:fs';

/** What pages show at a place; `statements.md` explains places, signs and values. */
export interface Expectation {
  readonly pages: readonly string[];
  readonly place: string;
  readonly sign: string;
  readonly value: string;
  /** What each element of the place has inside. */
  readonly part?: string;
}

export interface Statement {
  readonly section: string;
  readonly statement: string;
  readonly expectations: readonly Expectation[];
  /** Titles of the tests that hold the statement. */
  readonly tests: readonly string[];
}

const SPAN = /`([^`]+)` ?(by name →|[×≥=:→]?) ?([^`]*?),? ?(with|<)? ?(?=`|$)/g;

/** Reads the sections, statements and expectations of `statements.md`. */
export function readStatements(): Statement[] {
  const text = readFileSync(`${__dirname}/statements.md`, 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((block) => {
      const [heading = '', ...lines] = block.split('\n');
      const [section = '', pages = ''] = heading.split(' — ');
      const items = lines.join('\n').split(/^- /m).slice(1);
      return items.map((item) => readStatement(section, pages, item.replace(/\s+/g, ' ').trim()));
    });
}

function readStatement(section: string, common: string, item: string): Statement {
  const [statement = ''] = item.split(/:? `/);
  const tests: string[] = [];
  const expectations: Expectation[] = [];
  let pages = common.split(', ');
  let [first, joint] = ['', ''];
  for (const [, span = '', sign = '', value = '', next = ''] of item.matchAll(SPAN)) {
    const [place = '', own] = span.split(' | ').reverse();
    if (own) pages = own.split(', ');
    if (place.startsWith('test: ')) tests.push(place.slice('test: '.length));
    else if (joint === 'with')
      expectations.push({ pages, place: first, sign: 'with', value, part: place });
    else if (joint === '<') {
      const places = `${expectations.pop()?.value} < ${place}`;
      expectations.push({ pages, place: places.replaceAll(' < ', ', '), sign: '<', value: places });
    } else if (next === '<') expectations.push({ pages, place, sign: '<', value: place });
    else if (sign === '' && value) throw new Error(`statements.md: "${value}" has no sign`);
    else if (sign !== '' || next !== 'with') {
      const values = /[:→]$/.test(sign) ? value.split(' / ') : [value];
      expectations.push(...values.map((value) => ({ pages, place, sign, value })));
    }
    if (!joint) first = place;
    joint = next;
  }
  return { section, statement, expectations, tests };
}
