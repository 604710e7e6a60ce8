import { date, group } from '../fields';

/** The front matter of a legal page in one language. */
export const legalSchema = group({ updated: date().required('is required: a date') });
