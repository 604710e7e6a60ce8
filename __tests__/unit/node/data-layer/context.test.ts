import { companyFacts } from '../../../../src/node/content/company/company-facts';
import { readCompany } from '../../../../src/node/content/company/read-company';
import { findFacts } from '../../../../src/node/data-layer/resolvers/context';
import { languages } from '../../../../src/site/languages';

test.each([
  ['in their order', languages],
  ['the last one first', [...languages].reverse()],
])('texts show facts as their language writes them, asked for %s', async (_, asked) => {
  const { value: company } = readCompany();
  if (!company) throw new Error('The facts of the company cannot be read');
  const nodeModel = {
    findOne: <Found>() => Promise.resolve(company as Found),
    findAll: () => Promise.resolve({ entries: [] }),
    getNodesByIds: () => [],
  };
  for (const language of asked)
    expect(await findFacts(language, { nodeModel })).toEqual(companyFacts(company, language));
});
