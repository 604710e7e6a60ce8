import { readFileSync } from 'node:fs';

/** The same in both languages, or in English and in Latvian. */
export type Phrase = string | readonly [english: string, latvian: string];

/** What a page shows at a place, which is a selector. */
export type Expectation = { readonly pages: readonly string[]; readonly place: string } & (
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'some' }
  | { readonly kind: 'texts'; readonly texts: readonly Phrase[] }
  | { readonly kind: 'says'; readonly phrase: Phrase }
  | { readonly kind: 'links'; readonly targets: readonly string[] }
  | { readonly kind: 'order'; readonly places: readonly string[] }
  | { readonly kind: 'data'; readonly type: string; readonly path: string; readonly value?: Phrase }
  | { readonly kind: 'words'; readonly key: string; readonly phrase: Phrase }
);

export interface Statement {
  readonly section: string;
  readonly statement: string;
  readonly expectations: readonly Expectation[];
  /** Titles of the tests that hold the statement. */
  readonly tests: readonly string[];
}

const readPhrase = (text: string): Phrase => {
  const [english = '', latvian] = text.split(' | ');
  return latvian === undefined ? english : [english, latvian];
};

/** Reads the sections, statements and expectations of `statements.md`, whose beginning explains them. */
export function readStatements(): Statement[] {
  const text = readFileSync(`${__dirname}/statements.md`, 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((block) => {
      const [heading = '', ...lines] = block.split('\n');
      const [section = '', pages = ''] = heading.split(' — ');
      const items = lines.join('\n').split(/^- /m).slice(1);
      return items.map((item) => readStatement(section, pages, item.replace(/\s+/g, ' ')));
    });
}

function readStatement(section: string, pages: string, item: string): Statement {
  const [statement = ''] = item.split(/:? `/);
  const spans = [...item.matchAll(/`([^`]+)`([^`]*)/g)].map(
    ([, span = '', rest = '']) => [span, rest.trim().replace(/,$/, '')] as const,
  );
  const tests = spans.flatMap(([span]) => (span.startsWith('test: ') ? span.slice(6) : []));
  const expectations = spans.flatMap(([span, rest], index) => {
    if (span.startsWith('test: ')) return [];
    const [place = '', own = pages] = span.split(' | ').reverse();
    const common = { pages: own.split(', '), place };
    if (spans[index - 1]?.[1] === '<') return [];
    if (rest !== '<') return readExpectations(common, rest);
    const end = spans.findIndex(([, behind], later) => later > index && behind !== '<');
    const places = spans.slice(index, end + 1).map(([one]) => one);
    return [{ ...common, kind: 'order' as const, places, place: places.join() }];
  });
  return { section, statement, expectations, tests };
}

function readExpectations(
  common: Pick<Expectation, 'pages' | 'place'>,
  rest: string,
): Expectation[] {
  const [sign = '', ...words] = rest.split(' ');
  const values = words.join(' ').split(' / ');
  const [first = ''] = values;
  const [kind, key = ''] = common.place.split(' ');
  if (kind?.startsWith('@')) {
    const data = {
      place: 'script[type="application/ld+json"]',
      kind: 'data',
      type: kind.slice(1),
    } as const;
    return [{ ...common, ...data, path: key, value: sign ? readPhrase(first) : undefined }];
  }
  if (kind === 'words') return [{ ...common, kind, key, place: 'html', phrase: readPhrase(first) }];
  switch (sign) {
    case '':
      return [{ ...common, kind: 'some' }];
    case '×':
      return [{ ...common, kind: 'count', count: Number(first) }];
    case '=':
      return [{ ...common, kind: 'texts', texts: values.map(readPhrase) }];
    case ':':
      return values.map((value) => ({ ...common, kind: 'says', phrase: readPhrase(value) }));
    case '→':
      return [{ ...common, kind: 'links', targets: values }];
    default:
      throw new Error(`statements.md: "${rest}" behind ${common.place}; expected ×, =, : or →`);
  }
}
