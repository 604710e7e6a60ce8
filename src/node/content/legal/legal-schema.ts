import { date, group } from '../fields';

export const legalSchema = group({ updated: date().required('is required: a date') });
