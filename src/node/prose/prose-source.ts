import type { Facts } from '../content/company/company-facts';
import type { ProsePlace } from './check-link';

/** A text as an editor wrote it, and what it may name. */
export interface ProseSource extends ProsePlace {
  /** Path from the project's root. */
  file: string;
  /** The file without its front matter. */
  body: string;
  /** The line of the file on which `body` begins. */
  firstLine: number;
  /** Missing while the company's file has a mistake; then no chart is drawn. */
  facts?: Facts;
}
