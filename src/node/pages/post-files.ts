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

type ReadPage = (path: string) => Promise<PageData>;

export async function writePostFiles(): Promise<void> {
  const read: ReadPage = async (path) =>
    JSON.parse(await readFile(`public/page-data${path}page-data.json`, 'utf8')) as PageData;
  for (const language of languages) {
    const posts = await listedPosts(language, read);
    await writeFile(`public${pathToPosts(language)}`, JSON.stringify(posts));
  }
}

/** In development, Gatsby creates a page's data only on request. */
export function servePostFiles({ app }: CreateDevServerArgs): void {
  const server = app as { get: (path: string, answer: Answer) => void };
  for (const language of languages) {
    server.get(pathToPosts(language), async ({ headers }, response) => {
      const read: ReadPage = async (path) => {
        const answer = await fetch(`http://${headers.host ?? ''}/page-data${path}page-data.json`);
        return (await answer.json()) as PageData;
      };
      response.end(JSON.stringify(await listedPosts(language, read)));
    });
  }
}

async function listedPosts(language: Language, read: ReadPage, page = 1): Promise<object[]> {
  const { pageContext, data } = (await read(pathToList(language, page))).result;
  const isLast = page === pageContext.list.pages;
  return [...data.listed.nodes, ...(isLast ? [] : await listedPosts(language, read, page + 1))];
}
