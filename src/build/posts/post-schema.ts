import { array, boolean, number, object, string, type InferType } from 'yup';
import { categories } from '../../site/categories';

const text = () => string().typeError('must be a text').required('is required: a text');
const date = () =>
  string().matches(/^\d{4}-\d\d-\d\d$/, "must be a date like '2025-05-01', in quotes");
const slug = () =>
  text().matches(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case letters, digits and single hyphens',
  );

/** The front matter of an article in one language. */
export const postSchema = object({
  id: number().typeError('must be a number').required('is required: a number').integer(),
  slug: slug(),
  aliases: array(slug()).required('is required: a list, or [] for none'),
  title: text(),
  excerpt: text(),
  category: text().oneOf(categories, `must be one of: ${categories.join(', ')}`),
  keywords: text(),
  cover: text(),
  coverAlt: text(),
  date: date().required('is required: a date'),
  modified: date(),
  listed: boolean().required('is required: true or false'),
  customTitle: string(),
  customDescription: string(),
}).noUnknown();

export type PostFrontMatter = InferType<typeof postSchema>;
