/** By its kind and name in content/samples.yml, such as `words.home.testimonials`. */
export const isSample = ({ site }: Queries.SamplesFragment, name: string): boolean =>
  site?.siteMetadata.samples.includes(name) ?? false;
