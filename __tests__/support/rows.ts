/** The rows of a table that is written as text: an arrow between two cells, ⏎ for a line's end. */
export function rowsOf(table: string): string[][] {
  const rows = table.trim().split('\n');
  return rows.map((row) => row.split(/ → ?/).map((cell) => cell.replaceAll('⏎', '\n')));
}
