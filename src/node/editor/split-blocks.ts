/** What opens a block that empty lines do not end: a component that stands alone, or fenced code. */
const COMPONENT = /^<([A-Z]\w*)/;
const FENCE = /^(`{3,}|~{3,})/;

/**
 * The blocks of a text: paragraphs, headings, lists, tables, and components with all that stands
 * between their tags. Each ends with the empty lines behind it, so that together they are the text.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let closing: RegExp | undefined;
  let ended = true;
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const blank = line.trim() === '';
    const fresh = !closing && ended && !blank && !/^\s/.test(line);
    if (fresh) closing = closingOf(line);
    const block = fresh || blocks.length === 0 ? line : `${blocks.pop() ?? ''}${line}`;
    blocks.push(block);
    if (closing?.test(block)) closing = undefined;
    ended = blank && !closing;
  }
  return blocks;
}

function closingOf(line: string): RegExp | undefined {
  const [, name] = COMPONENT.exec(line) ?? [];
  // A line that begins with an inline component is a paragraph.
  if (name && !line.includes(`</${name}>`))
    return new RegExp(String.raw`^<[^<>]*/>\s*$|</${name}>\s*$`);
  const [, fence] = FENCE.exec(line) ?? [];
  return fence ? new RegExp(String.raw`\n${fence}\s*$`) : undefined;
}
