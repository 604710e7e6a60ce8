import type { ElementType } from 'react';
import type { ProseComponentName, ProseElement } from '../site/prose';
import { CallToAction } from './call-to-action';
import { Chart } from './chart';
import { ComparisonTable } from './comparison-table';
import { Faq } from './faq';
import { HighlightBox } from './highlight-box';
import { ProseLink } from './prose-link';
import { Table } from './table';
import { Term } from './term';
import { Testimonial } from './testimonial';
import { Timeline } from './timeline';
import { Tips } from './tips';

/** The build has checked all props (src/node/prose/component-rules.ts). */
export const elementComponents: Record<ProseComponentName, ElementType> &
  Partial<Record<ProseElement['type'], ElementType>> = {
  a: ProseLink,
  table: Table,
  CallToAction,
  Chart,
  ComparisonTable,
  Faq,
  HighlightBox,
  Term,
  Testimonial,
  Timeline,
  Tips,
};
