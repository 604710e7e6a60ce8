import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { Section } from '../components/section';
import { media, sideBySide } from '../theme';
import { ContactForm, InfoCards, ContactQuestions } from '../contact/sections';
import { ContactMap } from '../contact/map';
import { ContactPerson } from '../forms/contact-person';
import { Frame } from '../layout/frame';
import { PageHeadBand } from '../sections/page-head-band';

export { PageHead as Head } from '../seo/page-head';

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contact, address } = data.company;
  return (
    <Frame company={data.company}>
      <PageHeadBand route="contact" />
      <Section sx={layout} first>
        <InfoCards {...contact} mapUrl={address.mapUrl} />
        <ContactForm mail={data.mail} company={contact} />
        <ContactPerson data={data} does="answers" />
      </Section>
      <ContactMap {...address} />
      <ContactQuestions />
    </Frame>
  );
}

/** Who answers stands below the ways to reach the company, on a phone below the form. */
const layout = css(sideBySide('minmax(0, 1fr) minmax(0, 1fr)', { gap: '40px', wideGap: '80px' }), {
  [media.desktop]: {
    ...{ gridTemplateRows: 'auto 1fr', rowGap: 0 },
    form: { gridRow: 'span 2' },
    '[data-section=person]': { alignSelf: 'start' },
  },
});

export const query = graphql`
  query ContactPage($route: String!, $slug: String, $language: String!, $namespaces: [String!]!) {
    ...Frame
    ...Forms
    company {
      address {
        mapUrl
        mapEmbedUrl
      }
    }
  }
`;
