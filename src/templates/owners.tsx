import { graphql, type PageProps } from 'gatsby';
import { withArtDirection } from 'gatsby-plugin-image';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { PhoneBar } from '../layout/call-links';
import { ContactPerson } from '../forms/contact-person';
import { forgetSent } from '../forms/deliveries';
import { formId } from '../forms/inquiries';
import type { AttachedSum } from '../owners/attached-sum';
import { Frame } from '../layout/frame';
import { AnalysisForm } from '../owners/analysis-form';
import {
  OwnersCooperation,
  OwnersQuestions,
  OwnerTestimonials,
  QuickForm,
} from '../owners/sections';
import { OwnerCalculator } from '../calculator/owner-calculator';
import { byKey, sumFactsFromQuery } from '../calculator/sum-facts-query';
import { OwnersHero } from '../owners/hero';
import type { Place } from '../site/sums/market';
import { media, mediaCondition } from '../theme';

export { PageHead as Head } from '../seo/page-head';

export default function OwnersPage({ data }: PageProps<Queries.OwnersPageQuery>) {
  const [attachedSum, setAttachedSum] = useState<AttachedSum>();
  const [place, setPlace] = useState<Place>();
  const { t } = useTranslation('owners');
  const { contact } = data.company;
  const { forecastHours } = data.answers.figures;
  const article = data.comparison.nodes[0]?.slug;
  const facts = useMemo(() => sumFactsFromQuery(data), [data]);
  // In a transition, because React would otherwise re-render a form that is not hydrated yet.
  const attachSum = (changes: AttachedSum['changes']) => {
    forgetSent('property');
    startTransition(() => setAttachedSum({ changes }));
  };
  const followSum = useCallback(
    (changes: AttachedSum['changes']) =>
      startTransition(() => setAttachedSum({ changes, follows: true })),
    [],
  );
  const takePlace = useCallback((next?: Place) => startTransition(() => setPlace(next)), []);
  const forms = { mail: data.mail, company: contact };
  const house = withArtDirection(data.rooms.gatsbyImageData, [
    { media: mediaCondition(media.desktop), image: data.house.gatsbyImageData },
  ]);
  return (
    <Frame company={data.company} closing={false}>
      <OwnersHero picture={house}>
        <AnalysisForm
          {...forms}
          person={<ContactPerson data={data} does="answers" />}
          attachedSum={attachedSum}
          facts={facts}
          onPlace={takePlace}
          forecastHours={forecastHours.to}
          hours={data.company.hours}
        />
      </OwnersHero>
      <Section name="calculator" title={t('calculator.title')}>
        <OwnerCalculator
          facts={facts}
          place={place}
          sources={byKey(data.sources)}
          comparisonSlug={article}
          onAttachSum={attachSum}
          onChange={followSum}
        />
      </Section>
      <OwnersCooperation />
      <OwnerTestimonials all={data.answers.quotations ?? []} />
      <OwnersQuestions phone={contact.phone} />
      <QuickForm {...forms} />
      <PhoneBar phone={contact.phone} hash={formId('property')} />
    </Frame>
  );
}

export const query = graphql`
  query OwnersPage($route: String!, $slug: String, $language: String!, $namespaces: [String!]!) {
    ...Frame
    ...Forms
    ...SumFacts
    ...MarketFacts
    sources: sumRates(
      keys: ["commission", "vat", "levy", "propertyTax", "profitTax", "contributions", "minimum"]
    ) {
      key
      ...RateSource
    }
    answers: company {
      quotations {
        ...Quotation
      }
      figures {
        forecastHours {
          to
        }
      }
    }
    ...Comparison
    house: picture(name: "owners-hero") {
      gatsbyImageData(width: 1200, breakpoints: [600, 1200], sizes: "560px")
    }
    rooms: picture(name: "owners-rooms") {
      gatsbyImageData(
        width: 668
        breakpoints: [668]
        sizes: "(min-width: 600px) 46vw, calc(100vw - 40px)"
      )
    }
  }
`;
