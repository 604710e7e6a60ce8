import { graphql, type PageProps } from 'gatsby';
import { withArtDirection } from 'gatsby-plugin-image';
import { sumFactsFromQuery } from '../calculator/sum-facts-query';
import { Frame } from '../layout/frame';
import { ForecastActions, ServiceBenefits, Comparison, Portfolio } from '../services/sections';
import { PictureHero } from '../sections/picture-hero';
import { Hosts } from '../services/hosts';
import { media, mediaCondition } from '../theme';

export { PageHead as Head } from '../seo/page-head';

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const facts = sumFactsFromQuery(data);
  const hero = withArtDirection(data.doors.gatsbyImageData, [
    { media: mediaCondition(media.tablet), image: data.street.gatsbyImageData },
  ]);
  return (
    <Frame company={data.company}>
      <PictureHero route="services" picture={hero}>
        <ForecastActions phone={data.company.contact.phone} />
      </PictureHero>
      <Comparison />
      <ServiceBenefits picture={data.benefits.gatsbyImageData} />
      <Hosts picture={data.group.gatsbyImageData} article={data.articles.nodes[0]} facts={facts} />
      <Portfolio apartments={data.portfolio.apartments ?? []} />
    </Frame>
  );
}

export const query = graphql`
  query ServicesPage($route: String!, $slug: String, $language: String!, $namespaces: [String!]!) {
    ...Frame
    ...Samples
    ...SumFacts
    portfolio: company {
      apartments {
        ...Apartment
        picture {
          childImageSharp {
            gatsbyImageData(width: 640, breakpoints: [640, 800, 1280])
          }
        }
      }
    }
    street: picture(name: "evening-street") {
      gatsbyImageData(width: 1600, breakpoints: [1200, 1600])
    }
    doors: picture(name: "evening-doors") {
      gatsbyImageData(width: 800, breakpoints: [800])
    }
    benefits: picture(name: "reading-corner") {
      gatsbyImageData(width: 640, breakpoints: [640, 800, 1280])
    }
    articles: allPost(
      filter: { language: { eq: $language }, category: { eq: "strategy" }, listed: { eq: true } }
      sort: [{ date: ASC }, { slug: ASC }]
      limit: 1
    ) {
      nodes {
        slug
        title
      }
    }
    group: picture(name: "host-table") {
      gatsbyImageData(width: 640, breakpoints: [640, 800, 1280])
    }
  }
`;
