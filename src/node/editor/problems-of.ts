import type { Schema } from 'yup';
import { defaultLanguage } from '../../site/languages';
import { checkYaml } from '../content/check-yaml';
import { companySchema } from '../content/company/company-schema';
import { readFrontMatter } from '../content/front-matter';
import { legalSchema } from '../content/legal/legal-schema';
import { personSchema } from '../content/people/person-schema';
import { postSchema } from '../content/posts/post-schema';
import { ratesSchema } from '../content/rates/rates-schema';

/** The schema of each form, by the name of its collection or, where those differ, of its file. */
const schemas: Readonly<Record<string, Schema>> = {
  article: postSchema,
  legal: legalSchema,
  people: personSchema,
  company: companySchema,
  sums: ratesSchema,
};

/**
 * What the site would refuse in a file that is about to be saved, a line for each mistake, as
 * `check:content` says it; nothing where the file is right or has no schema.
 */
export function problemsOf(form: string, text: string): string[] {
  const schema = schemas[form];
  if (!schema) return [];
  const { value: head } = readFrontMatter(text, `/index.${defaultLanguage}.mdx`);
  const { problems } = checkYaml(head ? head.yaml : text, schema, form);
  return problems.map(({ key, message }) => `${key}: ${message}`);
}
