import type { Root } from 'hast';
import type { Problem } from '../content/problems';

const passThrough = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

export async function parseMdx(
  body: string,
  file: string,
  firstLine: number,
): Promise<{ tree?: Root; problems: Problem[] }> {
  // These packages are ES modules only; Gatsby's configuration is not.
  const [{ unified }, parse, gfm, mdx, rehype, { VFileMessage }] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-mdx'),
    import('remark-rehype'),
    import('vfile-message'),
  ]);
  const reader = unified()
    .use(parse.default)
    .use(gfm.default)
    .use(mdx.default)
    .use(rehype.default, { passThrough: [...passThrough] });
  try {
    return { tree: await reader.run(reader.parse(body)), problems: [] };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { reason, line } = error;
    // Some errors name the start of the mistake only in their text.
    const [place, begin] = /\s*\((\d+):[^)]*\)/.exec(reason) ?? [''];
    const at = Number(begin ?? line ?? 1);
    const message = `cannot be read: ${reason.replace(place, '')}; expected Markdown and the components of the list`;
    return { problems: [{ file, line: at + firstLine - 1, key: 'text', message }] };
  }
}
