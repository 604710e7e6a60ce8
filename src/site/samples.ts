/**
 * Whether something that a page shows is made up: `name` is its kind and name in the list of samples
 * (content/samples.yml), such as `words.home.testimonials`.
 */
export function isSample({ site }: Queries.SamplesFragment, name: string): boolean {
  return site?.siteMetadata.samples.includes(name) ?? false;
}
