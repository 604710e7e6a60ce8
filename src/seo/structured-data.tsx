import type { Thing, WithContext } from 'schema-dts';
import { plainText } from '../site/plain-text';

/** Data for search engines, in plain text. */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  // Escaped, so that no text can close the element.
  const json = plainText(JSON.stringify(data)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
