import type { InferType } from 'yup';
import { fromKeys } from '../../../site/from-keys';
import { dayInRiga } from '../../../site/riga-time';
import { minutesOf } from '../../../site/working-days';
import { bounds } from '../../../site/sums/assumptions';
import {
  address,
  amount,
  between,
  strictObject,
  list,
  localizedText,
  optionalAddress,
  optionalLocalized,
  optionalObject,
  optionalText,
  requiredText,
  wholeBetween,
} from '../fields';
import { isThere } from '../files/folders';
import { figuresSchema } from './figure-schema';

const FIRST_YEAR = 1990;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = () => requiredText().matches(TIME, "must be a time like '09:00', in quotes");

export const thisYear = () => Number(dayInRiga(new Date()).slice(0, 4));

const hours = strictObject({ opens: time(), closes: time() }).test(
  'order',
  ({ opens, closes }, { createError, path }) =>
    !areTimes(opens, closes) ||
    opens < closes ||
    createError({ path: `${path}.closes`, message: `must be later than opens, ${opens}` }),
);

const consultation = strictObject({
  firstSlot: time(),
  lastSlot: time(),
  stepMinutes: wholeBetween(5, 240),
  /** How long one takes. */
  minutes: wholeBetween(5, 240).optional(),
  way: optionalLocalized(),
}).test('slots', ({ firstSlot, lastSlot, stepMinutes }, { createError, path }) => {
  if (!areTimes(firstSlot, lastSlot)) return true;
  const minutes = minutesOf(lastSlot) - minutesOf(firstSlot);
  if (minutes < 0) {
    const message = `must not be before firstSlot, ${firstSlot}`;
    return createError({ path: `${path}.lastSlot`, message });
  }
  if (!(stepMinutes > 0) || minutes % stepMinutes === 0) return true;
  const message = `must lead from firstSlot to lastSlot in equal steps; ${firstSlot} to ${lastSlot} cannot be divided by ${stepMinutes} minutes`;
  return createError({ path: `${path}.stepMinutes`, message });
});

export const processors = ['hosting', 'mail', 'analytics', 'map', 'mailbox'] as const;
/** There is no map without a service for it. */
const eachProcessor = () =>
  strictObject({ ...fromKeys(processors, localizedText), map: optionalLocalized() });

export const companySchema = strictObject({
  name: requiredText(),
  legalName: localizedText(),
  registrationNumber: requiredText().matches(/^\d{11}$/, 'must be 11 digits, in quotes'),
  vatNumber: optionalText().matches(/^LV\d{11}$/, 'must be LV and 11 digits, or be left out'),
  founded: amount()
    .integer('must be a year')
    .min(FIRST_YEAR, `must be a year from ${FIRST_YEAR} on`)
    .test('past', 'must not lie in the future', (year) => year <= thisYear()),
  url: requiredText().matches(
    /^https:\/\/[^\s/?#]+\.[^\s/?#.]+$/,
    'must be https:// and a host, without a slash at its end',
  ),
  contact: strictObject({
    phone: requiredText().matches(
      /^\+371( ?\d){8}$/,
      'must be a Latvian number: +371 and 8 digits',
    ),
    email: requiredText().matches(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'must be an e-mail address'),
    /** Of `content/people`, who answers inquiries. */
    person: optionalText(),
  }),
  address: strictObject({
    street: requiredText(),
    city: localizedText(),
    postalCode: requiredText().matches(
      /^LV-\d{4}$/,
      'must be a Latvian postal code: LV- and 4 digits',
    ),
    country: requiredText().oneOf(['LV'], 'must be LV, as phone and postal code are Latvian too'),
    // All of Latvia: swapped numbers lie outside.
    latitude: between(55.6, 58.1),
    longitude: between(20.9, 28.3),
    mapUrl: optionalAddress(),
    mapEmbedUrl: optionalAddress(),
  }),
  hours,
  /** Its own pages elsewhere, as the footer names them. */
  networks: list(strictObject({ name: requiredText(), url: address() })),
  profiles: optionalObject(fromKeys(['host', 'group'] as const, optionalAddress)),
  hostGroup: optionalObject({
    members: wholeBetween(1, 1_000_000),
    place: localizedText(),
    moderators: localizedText(),
    wait: localizedText(),
  }),
  /** Where anybody can look the company up. */
  registers: optionalObject(fromKeys(['company', 'vat'] as const, optionalAddress)),
  /** Named by the privacy policy. */
  processors: eachProcessor(),
  /** The basis on which each passes data out of the European Economic Area. */
  transfers: eachProcessor(),
  cookies: strictObject({ analytics: localizedText(), map: optionalLocalized() }),
  rating: optionalObject({
    value: between(1, 5),
    reviews: wholeBetween(0, 1_000_000),
    source: localizedText(),
  }),
  consultation,
  insurance: optionalObject({ insurer: localizedText(), policy: optionalText() }),
  /** The whole text of the management contract, a file in static/. */
  contract: optionalText().test(
    'file',
    'must be a PDF in static/, like contract.pdf',
    (file) => file === undefined || (/^[\w-]+\.pdf$/.test(file) && isThere(`static/${file}`)),
  ),
  dataPeriod: localizedText(),
  figures: figuresSchema,
  quotations: list(
    strictObject({
      page: requiredText().oneOf(['home', 'owners'], 'must be home or owners'),
      quote: localizedText(),
      author: localizedText(),
      role: localizedText(),
      picture: optionalText(),
    }),
  ),
  apartments: list(
    strictObject({
      picture: requiredText(),
      alt: localizedText(),
      title: localizedText(),
      text: localizedText(),
      rooms: wholeBetween(1, 50),
      nights: wholeBetween(1, 365),
      rent: wholeBetween(bounds.rent.from, bounds.rent.to),
    }),
  ),
}).test('slots within hours', (company, { createError }) => {
  // A group may be missing, which is a mistake of its own.
  const { hours, consultation } = company as Partial<typeof company>;
  if (!hours || !consultation) return true;
  const { firstSlot, lastSlot } = consultation;
  if (!areTimes(hours.opens, hours.closes, firstSlot, lastSlot)) return true;
  const [path, slot] =
    firstSlot < hours.opens
      ? ['consultation.firstSlot', firstSlot]
      : ['consultation.lastSlot', lastSlot];
  if (firstSlot >= hours.opens && lastSlot < hours.closes) return true;
  const message = `must lie within hours, ${hours.opens} to ${hours.closes}`;
  return createError({ path, message, params: { originalValue: slot } });
});

const areTimes = (...values: readonly (string | undefined)[]): boolean =>
  values.every((value = '') => TIME.test(value));

export type CompanyFile = InferType<typeof companySchema>;
