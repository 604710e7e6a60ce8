/**
 * The rows of a table that is written as text: ¦ between two cells, ⏎ for a line's end.
 * @throws when a row has more or fewer cells than the first.
 */
export function rowsOf(table: string): string[][] {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split(/ ¦ ?/).map((cell) => cell.replaceAll('⏎', '\n')));
  for (const row of rows)
    if (row.length !== rows[0]?.length)
      throw new Error(`A row of another length: ${row.join(' ¦ ')}`);
  return rows;
}
