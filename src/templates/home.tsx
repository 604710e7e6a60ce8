import { graphql, type PageProps } from 'gatsby';
import { FiguresBand, HomeBenefits, HomeQuestions, NightIllustration } from '../home/sections';
import { Process, Rooms, Testimonials } from '../home/sections';
import { sumFactsFromQuery } from '../calculator/sum-facts-query';
import { ProofPoints } from '../sections/proof-points';
import { HomeFees } from '../home/fees';
import { Hero } from '../home/hero';
import { Services } from '../home/services';
import { Frame } from '../layout/frame';
import { examplePrice } from '../site/sums/assumptions';

export { PageHead as Head } from '../seo/page-head';

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const facts = sumFactsFromQuery(data);
  return (
    <Frame company={data.company} overPicture>
      <Hero data={data} facts={facts} comparisonSlug={data.comparison.nodes[0]?.slug} />
      <Rooms apartments={data.facts.apartments ?? []} />
      <FiguresBand />
      <Services data={data} night={examplePrice(facts)} />
      <NightIllustration />
      <HomeBenefits route="home" />
      <HomeFees />
      <ProofPoints company={data.company} phoneFold />
      <Process />
      <Testimonials all={data.facts.quotations ?? []} />
      <HomeQuestions />
    </Frame>
  );
}

export const query = graphql`
  query HomePage($route: String!, $slug: String, $language: String!, $namespaces: [String!]!) {
    ...Frame
    ...SumFacts
    ...MarketFacts
    ...Samples
    company {
      ...ProofPoints
    }
    facts: company {
      rating {
        value
        reviews
      }
      profiles {
        host
      }
      quotations {
        ...Quotation
      }
      apartments {
        ...Apartment
        picture {
          childImageSharp {
            gatsbyImageData(
              width: 1280
              breakpoints: [640, 800, 1280]
              sizes: "(min-width: 62.5em) 760px, 86vw"
            )
          }
        }
      }
    }
    ...Comparison
    hero: picture(name: "hero-wide") {
      gatsbyImageData(
        width: 2400
        breakpoints: [750, 900, 1200, 1600, 2400]
        sizes: "(min-width: 37.5em) 100vw, 64vw"
      )
    }
    photography: picture(name: "photo-shoot") {
      gatsbyImageData(
        width: 640
        aspectRatio: 1.7778
        breakpoints: [320, 640, 1200]
        sizes: "(min-width: 37.5em) 640px, 112px"
      )
    }
    businessPicture: picture(name: "hero") {
      resize(width: 1200, height: 630, quality: 82) {
        src
      }
    }
    laundry: picture(name: "laundry") {
      gatsbyImageData(
        width: 640
        breakpoints: [320, 640, 1200]
        sizes: "(min-width: 37.5em) 640px, 112px"
      )
    }
  }
`;
