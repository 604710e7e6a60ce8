/** By its kind and name in content/samples.yml, such as `words.home.testimonials`. */
export function isSample({ site }: Queries.SamplesFragment, name: string): boolean {
  return site?.siteMetadata.samples.includes(name) ?? false;
}
