import type { InferType } from 'yup';
import { address, group, localized, text, wholeBetween } from '../fields';

export const personSchema = group({
  name: text(),
  founder: wholeBetween(1, 99).optional(),
  photo: text(),
  photoAlt: localized(),
  jobTitle: localized(),
  about: localized(),
  bio: localized(),
  profile: address(),
});

export type PersonFile = InferType<typeof personSchema>;
