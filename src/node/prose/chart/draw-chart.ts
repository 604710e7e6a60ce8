import type { Language } from '../../../site/languages';
import type { ProseElement, ProseNode } from '../../../site/prose';
import { mapCells } from '../table-cells';
import { barsOf, largest, share, type ChartKind } from './bars';
import { drawBars, drawColumns } from './drawing';
import { readChart, type ChartProblem } from './read-chart';

export function drawChart(
  table: ProseElement,
  { title = '', kind: written = 'bars', mark: marked }: Readonly<Record<string, string>>,
  language: Language,
): { children: ProseNode[]; problems: ChartProblem[] } {
  const kind = written as ChartKind;
  const { rows, mark, problems } = readChart(table, { kind, mark: marked }, language);
  if (problems.length > 0) return { children: [table], problems };
  const top = largest([...rows.flatMap(({ cells }) => cells.map(({ amount }) => amount)), mark]);
  const line = kind === 'changes' ? 50 : mark && share(mark.from, top);
  const series = (rows[0]?.cells ?? []).map((_, index) => {
    const amounts = rows.map(({ cells }) => cells[index]?.amount);
    return barsOf(amounts, kind, top);
  });
  if (kind === 'columns') {
    const columns = rows.map(({ label, cells: [cell] }, row) => {
      return { label, value: cell?.text ?? '', bars: series[0]?.[row] ?? [] };
    });
    return { children: [drawColumns(columns, title, line), table], problems };
  }
  const parts = mapCells(table.children ?? [], 'tbody', (cell, row, column) => {
    if (column === 0) return cell;
    const bars = drawBars(series[column - 1]?.[row] ?? [], line);
    return { ...cell, children: [...(cell.children ?? []), ...bars] };
  });
  return { children: [{ ...table, children: parts }], problems };
}
