import { basename, dirname, extname } from 'node:path/posix';
import type { Node, CreateNodeArgs } from 'gatsby';
import { eachLanguage, type Language } from '../../site/languages';
import type { Facts } from '../content/words/prepare-words';
import { COMPANY_FILE, type Company, parseCompany } from '../content/company/read-company';
import { absentServices, siteFacts } from '../content/facts/facts';
import { nodePath, normalizeName, rootPath, parseFile } from '../content/files';
import { MARKET_FILE, parseMarket, parseRates, RATES_FILE } from '../content/sum-facts';
import type { RatesFile } from '../content/sum-facts';
import { parseJson } from '../content/parse-yaml';
import { LOCALES, type Words } from '../content/words/words';
import { LEGAL, parseLegalPage, BLOG, parsePost, type Post } from '../content/texts';
import { parsePerson, PEOPLE } from '../content/people';

interface NodeModel {
  getNodesByIds: <Found = Node>(args: { ids: readonly string[]; type: string }) => Found[];
  findOne: <Found>(args: { type: string; query?: object }) => Promise<Found | null>;
  findAll: <Found>(args: { type: string; query?: object }) => Promise<{ entries: Iterable<Found> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

const findOnly =
  <Found>(type: string, file: string) =>
  async ({ nodeModel }: ResolverContext): Promise<Found> => {
    const found = await nodeModel.findOne<Found>({ type });
    if (found) return found;
    throw new Error(`${file} could not be read`);
  };

export const findCompany = findOnly<Company>('Company', COMPANY_FILE);
export const findRates = findOnly<RatesFile>('Rates', RATES_FILE);

const findSite = findOnly<{ siteMetadata: Queries.SiteSiteMetadata }>('Site', 'gatsby-config.ts');

/** Read as a node, so that changed variables update the pages. */
export const findSettings = async (context: ResolverContext) =>
  (await findSite(context)).siteMetadata;

export async function findFacts(language: Language, context: ResolverContext): Promise<Facts> {
  const [company, rates] = [await findCompany(context), await findRates(context)];
  const market = await context.nodeModel.findOne({ type: 'Market' });
  const absent = [...absentServices(await findSettings(context)), ...(market ? [] : ['market'])];
  if (latest?.company !== company || latest.rates !== rates || latest.market !== market) {
    const facts = eachLanguage((each) => siteFacts(company, rates, each, absent));
    latest = { company, rates, market, facts };
  }
  return latest.facts[language];
}

/** Computed again when a file of facts has changed. */
let latest:
  | { company: Company; rates: RatesFile; market: unknown; facts: Record<Language, Facts> }
  | undefined;

export interface LocaleNode extends Node {
  language: Language;
  ns: string;
  data: Words;
}

export async function findWords(language: Language, { nodeModel }: ResolverContext) {
  const { entries } = await nodeModel.findAll<LocaleNode>({
    type: 'Locale',
    query: { filter: { language: { eq: language } } },
  });
  return new Map([...entries].map(({ ns, data }) => [ns, data]));
}

export const findFile = async (path: string, { nodeModel }: ResolverContext) =>
  nodeModel.findOne<Node>({
    type: 'File',
    query: { filter: { absolutePath: { eq: nodePath(normalizeName(path)) } } },
  });

export interface PostNode extends Node, Omit<Post, 'id'> {}

/** Texts that break a rule are parsed too: the check reports those. */
const parseLocale = (source: string, file: string) => ({
  language: basename(dirname(file)),
  ns: basename(file, '.json'),
  data: parseJson(source, file),
});

type Parse = (source: string, file: string) => object;

/** The node type of a file, or of the files in a folder. */
const typeByPlace: Readonly<Record<string, readonly [type: string, parse: Parse]>> = {
  [COMPANY_FILE]: ['Company', parseCompany],
  [RATES_FILE]: ['Rates', parseRates],
  [MARKET_FILE]: ['Market', parseMarket],
  [PEOPLE]: ['Person', parsePerson],
  [LEGAL]: ['LegalPage', parseLegalPage],
  [BLOG]: ['Post', parsePost],
  [LOCALES]: ['Locale', parseLocale],
};

export function createContentNodes(args: CreateNodeArgs): void {
  const { node, actions, createNodeId } = args;
  const file = fileOf(node);
  const [type, parse] =
    typeByPlace[file] ?? typeByPlace[dirname(file)] ?? typeByPlace[dirname(dirname(file))] ?? [];
  if (!type || !parse) return;
  const { value } = parseFile(file, parse);
  // The check of the content reports the problems of a file.
  if (!value) return;
  const child = {
    ...value,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: node.internal.contentDigest },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}

/** An article is a node of gatsby-plugin-mdx, other content of its file; else empty. */
function fileOf({ internal, absolutePath }: Node): string {
  if (internal.type === 'Mdx') return rootPath(internal.contentFilePath ?? '');
  const isContent =
    internal.type === 'File' && ['.yml', '.json'].includes(extname(String(absolutePath)));
  return isContent ? rootPath(String(absolutePath)) : '';
}
