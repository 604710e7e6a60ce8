import type { ElementType } from 'react';
import type { ProseElement } from '../site/prose';
import { CallToAction } from './call-to-action';
import { ComparisonTable } from './comparison-table';
import { Faq } from './faq';
import { Figure } from './figure';
import { HighlightBox } from './highlight-box';
import { ProseLink } from './prose-link';
import { Table } from './table';
import { Term } from './term';
import { Testimonial } from './testimonial';
import { Tips } from './tips';

/**
 * The component that draws each element of a text; elements without one are plain HTML. The build has
 * checked all props (src/node/prose/component-rules.ts), so the components do not check them again.
 */
export const elementComponents: Partial<Record<ProseElement['type'], ElementType>> = {
  a: ProseLink,
  table: Table,
  CallToAction,
  ComparisonTable,
  Faq,
  Figure,
  HighlightBox,
  Term,
  Testimonial,
  Tips,
};
