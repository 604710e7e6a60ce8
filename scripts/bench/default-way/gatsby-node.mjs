import { resolve } from 'node:path';

const QUERY = `{ allMdx { nodes { id internal { contentFilePath } } } }`;

export async function createPages({ graphql, actions }) {
  const { data, errors } = await graphql(QUERY);
  if (errors) throw errors;
  const template = resolve('article.js');
  for (const { id, internal } of data.allMdx.nodes) {
    const component = `${template}?__contentFilePath=${internal.contentFilePath}`;
    actions.createPage({ path: `/${id}/`, component, context: { id } });
  }
}
