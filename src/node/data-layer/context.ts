import type { Node } from 'gatsby';
import { eachLanguage, type Language } from '../../site/languages';
import type { Facts } from '../content/words/prepare-words';
import { COMPANY_FILE, type Company } from '../content/company/read-company';
import { absentServices, siteFacts } from '../content/facts/facts';
import { nodePath, normalizeName } from '../content/files';
import type { MarketFile } from '../content/market';
import { RATES_FILE, type RatesFile } from '../content/rates/read-rates';
import type { Words } from '../content/words/words';

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

/** A town may have no such file. */
export const findMarket = ({ nodeModel }: ResolverContext) =>
  nodeModel.findOne<MarketFile>({ type: 'Market' });

const findSite = findOnly<{ siteMetadata: Queries.SiteSiteMetadata }>('Site', 'gatsby-config.ts');

/** Read as a node, so that changed variables update the pages. */
export const findSettings = async (context: ResolverContext) =>
  (await findSite(context)).siteMetadata;

export async function findFacts(language: Language, context: ResolverContext): Promise<Facts> {
  const [company, rates] = [await findCompany(context), await findRates(context)];
  const absent = absentServices(await findSettings(context));
  if (latest?.company !== company || latest.rates !== rates) {
    const facts = eachLanguage((each) => siteFacts(company, rates, each, absent));
    latest = { company, rates, facts };
  }
  return latest.facts[language];
}

/** Computed again when a file of facts has changed. */
let latest: { company: Company; rates: RatesFile; facts: Record<Language, Facts> } | undefined;

export interface LocaleNode extends Node {
  language: Language;
  ns: string;
  data: string;
}

/** The texts of a language by namespace. */
export async function findWords(language: Language, { nodeModel }: ResolverContext) {
  const { entries } = await nodeModel.findAll<LocaleNode>({
    type: 'Locale',
    query: { filter: { language: { eq: language } } },
  });
  return new Map([...entries].map(({ ns, data }) => [ns, JSON.parse(data) as Words]));
}

export const findFile = async (path: string, { nodeModel }: ResolverContext) =>
  nodeModel.findOne<Node>({
    type: 'File',
    query: { filter: { absolutePath: { eq: nodePath(normalizeName(path)) } } },
  });
