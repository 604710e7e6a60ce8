import { Band, type Ground } from './band';
import { Points, type Point } from './points';
import { SectionHead } from './section-head';
import { Wrap } from './wrap';

interface PointsBandProps {
  title: string;
  /** The sentence beside the title. */
  text?: string;
  points: readonly Point[];
  columns?: 2 | 3;
  ground?: Ground;
}

/** A section of points under a title. */
export function PointsBand({ title, text, points, columns, ground }: PointsBandProps) {
  return (
    <Band ground={ground}>
      <Wrap>
        <SectionHead title={title} text={text} />
        <Points points={points} columns={columns} />
      </Wrap>
    </Band>
  );
}
