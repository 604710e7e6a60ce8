import type { ProseNode } from '../../../site/prose';

export type DrawnProps = Readonly<Record<string, string>>;

/** What the build has made of a table. */
export interface Drawn {
  children: ProseNode[];
  /** In place of those that were written. */
  props?: DrawnProps;
  mistakes: DrawnMistake[];
}

/** What is wrong, and in which row below the table's head, counted from 0; without one: in its tag. */
export interface DrawnMistake {
  row?: number;
  key: string;
  message: string;
}
