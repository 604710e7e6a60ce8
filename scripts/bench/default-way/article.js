import { MDXProvider } from '@mdx-js/react';
import React from 'react';

const Any = ({ children }) => React.createElement('div', null, children);

/** Every component that an article may hold, as small as can be. */
const components = {
  CallToAction: Any,
  ComparisonTable: Any,
  Faq: Any,
  Figure: Any,
  HighlightBox: Any,
  Term: Any,
  Testimonial: Any,
  Tips: Any,
};

export default function Article({ children }) {
  return React.createElement(MDXProvider, { components }, children);
}
