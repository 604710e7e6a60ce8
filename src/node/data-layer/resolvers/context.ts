import { join } from 'node:path';
import type { Node } from 'gatsby';
import { eachLanguage, type Language } from '../../../site/languages';
import type { MailConfig } from '../../../mail/port';
import { companyFacts, type Facts } from '../../content/company/company-facts';
import { COMPANY_FILE, type Company } from '../../content/company/read-company';
import type { RatesFile } from '../../content/rates/rates-schema';
import { RATES_FILE } from '../../content/rates/read-rates';
import type { SiteSettings } from '../../settings/site-settings';

interface NodeModel {
  getNodesByIds: <Found = Node>(args: { ids: readonly string[]; type: string }) => Found[];
  findOne: <Found>(args: { type: string; query?: object }) => Promise<Found | null>;
  findAll: <Found>(args: { type: string; query?: object }) => Promise<{ entries: Iterable<Found> }>;
}

/** The part that our resolvers use of what Gatsby hands to them. */
export interface ResolverContext {
  nodeModel: NodeModel;
}

interface Settings extends SiteSettings {
  mail: MailConfig;
}

/**
 * What the environment decides. It is read from the node of gatsby-config, so that changed
 * variables update the pages.
 */
export async function findSettings({ nodeModel }: ResolverContext): Promise<Settings> {
  const site = await nodeModel.findOne<Node & { siteMetadata: Settings }>({ type: 'Site' });
  if (site) return site.siteMetadata;
  throw new Error('gatsby-config.ts has no siteMetadata');
}

/** The company's node. */
export async function findCompany({ nodeModel }: ResolverContext): Promise<Node & Company> {
  const company = await nodeModel.findOne<Node & Company>({ type: 'Company' });
  if (company) return company;
  throw new Error(`${COMPANY_FILE} could not be read`);
}

/** The node of the rates of the full sum. */
export async function findRates({ nodeModel }: ResolverContext): Promise<Node & RatesFile> {
  const rates = await nodeModel.findOne<Node & RatesFile>({ type: 'Rates' });
  if (rates) return rates;
  throw new Error(`${RATES_FILE} could not be read`);
}

/** The company's facts in the format of a language, by the names that texts use. */
export async function findFacts(language: Language, context: ResolverContext): Promise<Facts> {
  const company = await findCompany(context);
  const facts = factsOf.get(company) ?? eachLanguage((each) => companyFacts(company, each));
  factsOf.set(company, facts);
  return facts[language];
}

/** The facts of the company's nodes. Every text of every page asks for them. */
const factsOf = new WeakMap<Company, Record<Language, Facts>>();

/** The node of the file at a path from the project's root. */
export async function findFile(path: string, { nodeModel }: ResolverContext): Promise<Node | null> {
  return nodeModel.findOne<Node>({
    type: 'File',
    query: { filter: { absolutePath: { eq: join(process.cwd(), path) } } },
  });
}
