import type { Language } from '../../site/languages';
import type { Facts } from '../content/words/prepare-words';

export interface ProseSource {
  file: string;
  /** The whole text of the file. */
  source: string;
  language: Language;
  path: string;
  knownPaths: readonly string[];
  draftPaths: readonly string[];
  /** Missing while the company's file has a problem; then no chart is drawn. */
  facts?: Facts;
  /** Names that a translator must not change. */
  names?: ReadonlySet<string>;
}

/** Reports a problem at a node of a tree. */
export type Report = (place: Place, key: string, message: string) => void;

export interface Place {
  position?: { start: { line: number } };
}
