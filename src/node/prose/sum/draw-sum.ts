import type { Language } from '../../../site/languages';
import type { ProseElement, ProseNode } from '../../../site/prose';
import type { SumFacts } from '../../../site/sums/assumptions';
import { barsOf, largest, share } from '../chart/bars';
import type { Drawn, DrawnMistake, DrawnProps } from '../chart/drawn';
import { drawBars } from '../chart/drawing';
import { mapCells } from '../chart/table-cells';
import { readAssumptions, type WrittenAssumptions } from './read-assumptions';
import { splitAssumptions } from './split-assumptions';
import { sumValues, type SumValue } from './sum-values';

/** A single word names a value; whatever else a cell holds is said as it is. */
const NAME = /^[A-Za-z.]+$/;

/**
 * A table whose cells name values of the full sum, with the values in their place and bars in scale.
 * `mark` names the value at which a line stands in each row: "A long-term let: long.inHand".
 */
export function drawSum(
  written: ProseElement,
  { assume = '', mark = '', ...props }: DrawnProps,
  language: Language,
  facts: SumFacts,
): Drawn {
  const { table, rows, ofColumns } = splitAssumptions(written);
  const sum = new SumReader(language, facts);
  const common = sum.assumptions(assume, 'assume');
  const inColumns = ofColumns.texts.map((text) =>
    sum.assumptions(text, 'assumptions', ofColumns.at),
  );
  const [markLabel = '', markName = ''] = mark.split(': ');
  const found = rows.map(({ texts, assumptions, at }) => {
    const [label = '', ...names] = texts;
    const own = { ...common, ...sum.assumptions(assumptions, label, at) };
    return {
      values: names.map((name, column) =>
        sum.value(name, { ...own, ...inColumns[column + 1] }, label, at),
      ),
      mark: sum.value(markName, own, 'mark', at),
    };
  });
  if (sum.mistakes.length > 0) return { children: [written], mistakes: sum.mistakes };

  const top = largest(found.flatMap(({ values, mark }) => [...values, mark].map(amountOf)));
  const bars = (rows[0]?.texts ?? []).map((_, column) =>
    barsOf(
      found.map(({ values }) => amountOf(values[column])),
      'steps',
      top,
    ),
  );
  const legend = sum.value(markName, common, 'mark');
  const drawn = mapCells(table, (cell, row, column) => {
    const { values = [], mark } = found[row] ?? {};
    const value = values[column];
    if (!value) return cell;
    const line = value.euros && mark?.euros ? share(mark.euros, top) : undefined;
    return withText(cell, value.text, drawBars(bars[column]?.[row] ?? [], line));
  });
  return {
    children: [drawn],
    props: { ...props, ...(legend && { mark: `${markLabel}: ${legend.text}` }) },
    mistakes: [],
  };
}

/** Finds values by what an editor has written, and notes what cannot be found. */
class SumReader {
  readonly mistakes: DrawnMistake[] = [];

  constructor(
    private readonly language: Language,
    private readonly facts: SumFacts,
  ) {}

  assumptions(text: string, key: string, row?: number): WrittenAssumptions {
    const { written, problems } = readAssumptions(text);
    this.mistakes.push(...problems.map((message) => ({ row, key, message })));
    return problems.length > 0 ? {} : written;
  }

  value(
    name: string,
    written: WrittenAssumptions,
    key: string,
    row?: number,
  ): SumValue | undefined {
    if (!NAME.test(name)) return undefined;
    const values = sumValues(written, this.facts, this.language);
    if (!values[name]) {
      const message = `"${name}" is no value of the sum; expected one of: ${Object.keys(values).join(', ')}`;
      this.mistakes.push({ row, key, message });
    }
    return values[name];
  }
}

function amountOf(value: SumValue | undefined) {
  const euros = value?.euros;
  return euros === undefined ? undefined : { from: euros, to: euros, unit: '€' };
}

/** The cell with another text, bold as before, and a drawing behind it. */
function withText(cell: ProseElement, text: string, drawing: readonly ProseNode[]): ProseElement {
  const [inner] = cell.children ?? [];
  const said = typeof inner === 'object' ? { ...inner, children: [text] } : text;
  return { ...cell, children: [said, ...drawing] };
}
