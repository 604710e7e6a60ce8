import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';

const FILE = 'docs/performance.md';

/** The day, processor, memory and Node version of a measurement. */
export function machine() {
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} × ${model}, ${memory} GiB, Node ${process.versions.node}`;
}

/**
 * Puts a report into docs/performance.md, between the comments `<!-- name -->` and `<!-- /name -->`.
 * @param {string} name
 * @param {string[]} lines paragraphs in Markdown
 * @throws when the file has no such place.
 */
export async function writeReport(name, lines) {
  const text = readFileSync(FILE, 'utf8');
  const place = new RegExp(`(<!-- ${name} -->\n)[^]*(<!-- /${name} -->)`);
  if (!place.test(text)) throw new Error(`${FILE} has no place <!-- ${name} -->`);
  const filled = text.replace(
    place,
    (_, start, end) => `${start}\n${lines.join('\n\n')}\n\n${end}`,
  );
  const rules = await resolveConfig(FILE);
  writeFileSync(FILE, await format(filled, { ...rules, filepath: FILE }));
}
