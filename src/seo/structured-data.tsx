import type { Thing, WithContext } from 'schema-dts';
import { plainText } from '../site/plain-text';

interface StructuredDataProps {
  data: WithContext<Thing>;
}

/** Data for search engines, in plain text. It escapes `<`, so that no text can close the element. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = plainText(JSON.stringify(data)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
