import { array, type InferType } from 'yup';
import { categories } from '../../../site/categories';
import { date, flag, group, optionalText, slug, text, wholeBetween } from '../fields';

export const postSchema = group({
  id: wholeBetween(1, 999_999),
  slug: slug(),
  aliases: array(slug()),
  title: text(),
  excerpt: text(),
  category: text().oneOf(categories, `must be one of: ${categories.join(', ')}`),
  author: text(),
  keywords: text(),
  cover: text(),
  coverWide: optionalText(),
  coverTall: optionalText(),
  coverAlt: text(),
  date: date().required('is required: a date'),
  modified: date(),
  listed: flag().required('is required: true or false'),
  draft: flag().required('is required: true or false'),
  customTitle: optionalText(),
  customDescription: optionalText(),
});

export const coverFields = ['cover', 'coverWide', 'coverTall'] as const;

export type PostFrontMatter = InferType<typeof postSchema>;
