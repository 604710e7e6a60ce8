import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { Section } from '../components/section';
import { sideBySide } from '../theme';
import { BookingForm, ConsultationReasons } from '../consultation/sections';
import { ContactPerson } from '../forms/contact-person';
import { Frame } from '../layout/frame';
import { PageHeadBand } from '../sections/page-head-band';

export { PageHead as Head } from '../seo/page-head';

export default function ConsultationPage({ data }: PageProps<Queries.ConsultationPageQuery>) {
  const { contact, consultation, hours } = data.company;
  return (
    <Frame company={data.company} closing={false}>
      <PageHeadBand route="consultation" />
      <Section sx={layout} first>
        <BookingForm
          mail={data.mail}
          company={contact}
          person={<ContactPerson data={data} does="talks" />}
          consultations={consultation}
          hours={hours}
        />
        <ConsultationReasons picture={data.desk.gatsbyImageData} company={contact} />
      </Section>
    </Frame>
  );
}

const layout = css(sideBySide('minmax(0, 1fr) minmax(0, 1fr)', { gap: '64px', wideGap: '80px' }), {
  alignItems: 'start',
});

export const query = graphql`
  query ConsultationPage(
    $route: String!
    $slug: String
    $language: String!
    $namespaces: [String!]!
  ) {
    ...Frame
    ...Forms
    company {
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
