import type { Facts } from '../content/words/prepare-words';
import type { ProsePlace } from './links';

export interface ProseSource extends ProsePlace {
  file: string;
  /** All that the file holds. */
  source: string;
  /** Missing while the company's file has a problem; then no chart is drawn. */
  facts?: Facts;
}

/** A node of a tree. */
export interface Place {
  position?: { start: { line: number } };
}

/** Names a problem at a node. */
export type Report = (place: Place, key: string, message: string) => void;
