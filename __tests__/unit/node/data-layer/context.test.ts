import { readCompany } from '../../../../src/node/content/company/read-company';
import { siteFacts } from '../../../../src/node/content/facts/facts';
import { readRates } from '../../../../src/node/content/rates/read-rates';
import { findFacts } from '../../../../src/node/data-layer/resolvers/context';
import { languages } from '../../../../src/site/languages';

test.each([
  ['in their order', languages],
  ['the last one first', [...languages].reverse()],
])('texts show facts as their language writes them, asked for %s', async (_, asked) => {
  const { value: company } = readCompany();
  const { value: rates } = readRates();
  if (!company || !rates) throw new Error('The facts cannot be read');
  const nodeModel = {
    findOne: <Found>({ type }: { type: string }) =>
      Promise.resolve((type === 'Rates' ? rates : company) as Found),
    findAll: () => Promise.resolve({ entries: [] }),
    getNodesByIds: () => [],
  };
  for (const language of asked)
    expect(await findFacts(language, { nodeModel })).toEqual(siteFacts(company, rates, language));
});
