import { array, type InferType } from 'yup';
import { categories } from '../../../site/categories';
import {
  date,
  filledText,
  flag,
  strictObject,
  optionalText,
  slug,
  requiredText,
  wholeBetween,
} from '../fields';

export const postSchema = strictObject({
  id: wholeBetween(1, 999_999),
  slug: slug(),
  aliases: array(slug()),
  title: filledText(),
  excerpt: filledText(),
  category: requiredText().oneOf(categories, `must be one of: ${categories.join(', ')}`),
  author: requiredText(),
  keywords: requiredText(),
  cover: requiredText(),
  coverWide: optionalText(),
  coverTall: optionalText(),
  coverAlt: filledText(),
  date: date().required('is required: a date'),
  modified: date(),
  listed: flag().required('is required: true or false'),
  draft: flag().required('is required: true or false'),
  customTitle: optionalText(),
  customDescription: optionalText(),
});

/** Marks in a new article what its author still has to write. */
export const TO_WRITE = '✎';

export const postTexts = [
  'title',
  'excerpt',
  'coverAlt',
  'customTitle',
  'customDescription',
] as const;

export const coverFields = ['cover', 'coverWide', 'coverTall'] as const;

export type PostFrontMatter = InferType<typeof postSchema>;
