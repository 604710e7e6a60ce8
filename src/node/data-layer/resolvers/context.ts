import type { Node } from 'gatsby';
import { eachLanguage, type Language } from '../../../site/languages';
import type { MailConfig } from '../../../mail/mail-service';
import type { Facts } from '../../content/company/company-facts';
import { COMPANY_FILE, type Company } from '../../content/company/read-company';
import { nodePath } from '../../content/files/root-path';
import { siteFacts } from '../../content/facts/facts';
import type { RatesFile } from '../../content/rates/rates-schema';
import { RATES_FILE } from '../../content/rates/read-rates';
import type { siteSettings } from '../../settings/site-settings';

interface NodeModel {
  getNodesByIds: <Found = Node>(args: { ids: readonly string[]; type: string }) => Found[];
  findOne: <Found>(args: { type: string; query?: object }) => Promise<Found | null>;
  findAll: <Found>(args: { type: string; query?: object }) => Promise<{ entries: Iterable<Found> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

interface Settings extends ReturnType<typeof siteSettings> {
  mail: MailConfig;
}

const findOnly =
  <Found>(type: string, file: string) =>
  async ({ nodeModel }: ResolverContext): Promise<Node & Found> => {
    const found = await nodeModel.findOne<Node & Found>({ type });
    if (found) return found;
    throw new Error(`${file} could not be read`);
  };

export const findCompany = findOnly<Company>('Company', COMPANY_FILE);
export const findRates = findOnly<RatesFile>('Rates', RATES_FILE);

/** Read as a node, so that changed variables update the pages. */
const findSite = findOnly<{ siteMetadata: Settings }>('Site', 'gatsby-config.ts');

export const findSettings = async (context: ResolverContext): Promise<Settings> =>
  (await findSite(context)).siteMetadata;

export async function findFacts(language: Language, context: ResolverContext): Promise<Facts> {
  const [company, rates] = [await findCompany(context), await findRates(context)];
  if (latest?.company !== company || latest.rates !== rates)
    latest = { company, rates, facts: eachLanguage((each) => siteFacts(company, rates, each)) };
  return latest.facts[language];
}

/** Worked out again when a file of facts has changed. */
let latest: { company: Company; rates: RatesFile; facts: Record<Language, Facts> } | undefined;

export const findFile = async (
  path: string,
  { nodeModel }: ResolverContext,
): Promise<Node | null> =>
  nodeModel.findOne<Node>({
    type: 'File',
    query: { filter: { absolutePath: { eq: nodePath(path) } } },
  });
