import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { CreateDevServerArgs } from 'gatsby';
import { languages, type Language } from '../../site/languages';
import { pathToMarket } from '../../site/routes';
import { marketIn, readMarket } from '../content/sum-facts';

type Answer = (request: unknown, response: ServerResponse) => void;

/** What all listings ask, in each language; nothing where a town has no such file. */
export async function writeMarketFiles(): Promise<void> {
  for (const language of languages) {
    const market = wholeMarket(language);
    if (market) await writeFile(`public${pathToMarket(language)}`, market);
  }
}

export function serveMarketFiles({ app }: CreateDevServerArgs): void {
  const server = app as { get: (path: string, answer: Answer) => void };
  for (const language of languages)
    server.get(pathToMarket(language), (_, response) => response.end(wholeMarket(language)));
}

function wholeMarket(language: Language): string | undefined {
  const { value } = readMarket();
  return value && JSON.stringify(marketIn(value, language));
}
