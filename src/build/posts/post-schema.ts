import { array, boolean, number, object, string, type InferType } from 'yup';
import { categories } from '../../site/categories';
import { date, slug, text } from '../fields';

/** The front matter of an article in one language. */
export const postSchema = object({
  id: number().typeError('must be a number').required('is required: a number').integer(),
  slug: slug(),
  aliases: array(slug()).required('is required: a list, or [] for none'),
  title: text(),
  excerpt: text(),
  category: text().oneOf(categories, `must be one of: ${categories.join(', ')}`),
  author: text(),
  keywords: text(),
  cover: text(),
  coverAlt: text(),
  date: date().required('is required: a date'),
  modified: date(),
  listed: boolean().typeError('must be true or false').required('is required: true or false'),
  draft: boolean().typeError('must be true or false'),
  customTitle: string(),
  customDescription: string(),
}).noUnknown();

export type PostFrontMatter = InferType<typeof postSchema>;
