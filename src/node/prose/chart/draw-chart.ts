import type { Language } from '../../../site/languages';
import type { ProseElement, ProseNode } from '../../../site/prose';
import { barsOf, largest, share, type ChartKind } from './bars';
import { drawBars, drawColumns } from './drawing';
import { readChart, type ChartMistake } from './read-chart';
import { mapCells } from './table-cells';

export function drawChart(
  table: ProseElement,
  { title = '', kind: written = 'bars', mark: marked }: Readonly<Record<string, string>>,
  language: Language,
): { children: ProseNode[]; mistakes: ChartMistake[] } {
  const kind = written as ChartKind;
  const { rows, mark, mistakes } = readChart(table, { kind, mark: marked }, language);
  if (mistakes.length > 0) return { children: [table], mistakes };
  const amounts = rows.flatMap((row) => row.amounts.map((cell) => cell.amount));
  const top = largest([...amounts, mark]);
  const line = mark && share(mark.from, top);
  const series = (rows[0]?.amounts ?? []).map((_, at) =>
    barsOf(
      rows.map((row) => row.amounts[at]?.amount),
      kind,
      top,
    ),
  );
  if (kind !== 'columns') {
    const drawn = mapCells(table, (cell, row, column) => ({
      ...cell,
      children: [...(cell.children ?? []), ...drawBars(series[column]?.[row] ?? [], line)],
    }));
    return { children: [drawn], mistakes };
  }
  const columns = rows.map(({ label, amounts: [cell] }, row) => ({
    ...{ label, value: cell?.text ?? '' },
    bars: series[0]?.[row] ?? [],
  }));
  return { children: [drawColumns(columns, title, line), table], mistakes };
}
