import { number, object, type InferType } from 'yup';
import { address, localized, text } from '../fields';

/** An author or founder, as `content/people/<slug>.yml` holds them. */
export const personSchema = object({
  name: text(),
  founder: number().typeError('must be a number').integer('must be a whole number'),
  photo: text(),
  photoAlt: localized(),
  jobTitle: localized(),
  about: localized(),
  bio: localized(),
  profile: address(),
}).noUnknown();

export type PersonFile = InferType<typeof personSchema>;
