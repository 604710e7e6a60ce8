import { graphql, type PageProps } from 'gatsby';
import { ConsultationBooking } from '../consultation/booking';
import { Frame } from '../shell/frame';
import { PageHeadBand } from '../chrome/page-head-band';
import type { PageContext } from '../site/page-context';

export { PageHead as Head } from '../seo/page-head';

type ConsultationProps = PageProps<Queries.ConsultationPageQuery, PageContext>;

export default function ConsultationPage({ data, pageContext }: ConsultationProps) {
  const { alternates, breadcrumbs } = pageContext;
  return (
    <Frame company={data.company} alternates={alternates} closing={false}>
      <PageHeadBand route="consultation" breadcrumbs={breadcrumbs} />
      <ConsultationBooking
        picture={data.desk.gatsbyImageData}
        mail={data.mail}
        company={data.company.contact}
        consultations={data.slots.consultation}
      />
    </Frame>
  );
}

export const query = graphql`
  query ConsultationPage(
    $route: String!
    $slug: String
    $language: String!
    $namespaces: [String!]!
  ) {
    ...Frame
    ...Forms
    slots: company {
      consultation {
        firstSlot
        lastSlot
        stepMinutes
      }
    }
    desk: picture(name: "consultation") {
      gatsbyImageData(width: 960)
    }
  }
`;
