import { cpus, totalmem } from 'node:os';

/** @param records all with the same keys */
export function markdownTable(records: Record<string, string | number>[]) {
  const columns = Object.keys(records[0] ?? {});
  const marks = columns.map((_, index) => (index === 0 ? '---' : '--:'));
  const rows = [columns, marks, ...records.map((record) => Object.values(record))];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function machine() {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} × ${model}, ${memory} GiB, Node ${process.versions.node}`;
}
