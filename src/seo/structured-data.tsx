import type { Thing, WithContext } from 'schema-dts';

interface StructuredDataProps {
  data: WithContext<Thing>;
}

/** Data for search engines; `<` is written so that no text can end the element. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
