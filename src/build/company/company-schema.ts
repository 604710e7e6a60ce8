import { boolean, number, object, string, type InferType } from 'yup';
import { figureKeys, type FigureKey } from '../../site/figures';
import { address, localized, text } from '../fields';

const amount = () => number().typeError('must be a number').required('is required: a number');
const time = () => text().matches(/^\d\d:\d\d$/, "must be a time like '09:00', in quotes");

const bound = () => number().typeError('must be a number');
const figure = () =>
  object({
    value: bound(),
    from: bound(),
    to: bound(),
    unit: string().oneOf(['%', '€'] as const, "must be '%' or '€', or be left out"),
    orMore: boolean().typeError('must be true or false'),
  })
    .noUnknown()
    .test(
      'one-value-or-range',
      'must have either value, or from and to',
      ({ value, from, to }) =>
        (value === undefined) !== (from === undefined) &&
        (from === undefined) === (to === undefined),
    );

const figures = object(
  Object.fromEntries(figureKeys.map((key) => [key, figure().required('is required')])) as Record<
    FigureKey,
    ReturnType<typeof figure>
  >,
).noUnknown();

/** The shape of `content/company.yml`: every key is required, and no other is known. */
export const companySchema = object({
  name: text(),
  legalName: localized(),
  registrationNumber: text(),
  founded: amount().integer('must be a year'),
  url: address(),
  contact: object({
    phone: text().matches(/^\+371( ?\d){8}$/, 'must be a Latvian number: +371 and 8 digits'),
    email: text().email('must be an e-mail address'),
  }).noUnknown(),
  address: object({
    street: text(),
    city: localized(),
    postalCode: text(),
    country: text(),
    latitude: amount(),
    longitude: amount(),
    mapUrl: address(),
    mapEmbedUrl: address(),
  }).noUnknown(),
  hours: object({ opens: time(), closes: time() }).noUnknown(),
  profiles: object({
    links: address(),
    professional: address(),
    photos: address(),
    host: address(),
    group: address(),
  }).noUnknown(),
  rating: object({ value: amount(), reviews: amount() }).noUnknown(),
  consultation: object({ firstSlot: time(), lastSlot: time(), stepMinutes: amount() }).noUnknown(),
  figures,
}).noUnknown();

export type CompanyFile = InferType<typeof companySchema>;
