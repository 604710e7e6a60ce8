import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CreateDevServerArgs } from 'gatsby';
import { languages, type Language } from '../../site/languages';
import type { ListContext } from '../../site/page-context';
import { pathToList, pathToPosts } from '../../site/paths';

interface PageData {
  result: { pageContext: ListContext; data: { listed: { nodes: object[] } } };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Reads the file that Gatsby serves at a path. */
type ReadServed = (path: string) => Promise<string>;

export async function writePostFiles(): Promise<void> {
  for (const language of languages) {
    const posts = await listedPosts(language, (path) => readFile(`public${path}`, 'utf8'));
    await writeFile(`public${pathToPosts(language)}`, JSON.stringify(posts));
  }
}

/** In development, Gatsby creates a page's data only on request. */
export function servePostFiles({ app }: CreateDevServerArgs): void {
  const server = app as { get: (path: string, answer: Answer) => void };
  for (const language of languages)
    server.get(pathToPosts(language), async ({ headers }, response) => {
      const read: ReadServed = async (path) =>
        (await fetch(`http://${headers.host ?? ''}${path}`)).text();
      response.end(JSON.stringify(await listedPosts(language, read)));
    });
}

async function listedPosts(language: Language, read: ReadServed, page = 1): Promise<object[]> {
  const served = await read(`/page-data${pathToList(language, page)}page-data.json`);
  const { pageContext, data } = (JSON.parse(served) as PageData).result;
  const isLast = page === pageContext.list.pages;
  return [...data.listed.nodes, ...(isLast ? [] : await listedPosts(language, read, page + 1))];
}
