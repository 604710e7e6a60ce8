import { object, string } from 'yup';

// The fields that files of content share, each with what it tells an editor.

export const text = () => string().typeError('must be a text').required('is required: a text');

/** One text for each language. */
export const localized = () => object({ lv: text(), en: text() }).noUnknown();

/** An address on another site. */
export const address = () =>
  text().matches(/^https:\/\/\S+[^/]$/, 'must begin with https:// and end without a slash');

/** An ISO day that the calendar has. */
export const date = () =>
  string().test(
    'date',
    "must be a date like '2025-05-01', in quotes",
    (value) =>
      value === undefined ||
      (/^\d{4}-\d\d-\d\d$/.test(value) &&
        new Date(`${value}T00:00Z`).toJSON()?.slice(0, 10) === value),
  );

export const slug = () =>
  text().matches(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case letters, digits and single hyphens',
  );
