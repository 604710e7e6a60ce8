import type { ProseNode } from '../../site/prose';

/** The rows of a table with the cells that name a column or a row marked as such. */
export function withHeads(section: string, rows: readonly ProseNode[]): readonly ProseNode[] {
  if (section !== 'thead' && section !== 'tbody') return rows;
  return rows.map((row) => {
    if (typeof row === 'string') return row;
    const cells = row.children?.map((cell, index): ProseNode => {
      if (typeof cell === 'string') return cell;
      if (section === 'thead') return { ...cell, props: { ...cell.props, scope: 'col' } };
      return index > 0 ? cell : { ...cell, type: 'th', props: { ...cell.props, scope: 'row' } };
    });
    return { ...row, children: cells };
  });
}
