import type { Facts } from '../content/company/company-facts';
import type { SumFacts } from '../../site/sums/assumptions';
import type { ProsePlace } from './check-link';

/** A text as an editor wrote it, and what it may name. */
export interface ProseSource extends ProsePlace {
  /** Path from the project's root. */
  file: string;
  /** The file without its front matter. */
  body: string;
  /** The line of the file on which `body` begins. */
  firstLine: number;
  facts: Facts;
  /** For drawing; missing while the content has no numbers that could be drawn. */
  sums?: SumFacts;
}
