import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../components/late-part';
import { Section } from '../components/section';
import { ReadMoreLink, SiteLink } from '../links/page-link';
import { QuestionsBand, useQuestions } from '../sections/questions-band';
import { media, column, groupTitle } from '../theme';
import { SwipeRow } from '../components/swipe-row';
import { useIsSample, useLanguage } from '../links/current-page';
import { SampleTag } from '../links/sample-tag';
import { Quotation } from '../sections/quotation';
import { FactList, figureFacts } from '../components/fact-list';
import { Picture } from '../components/picture';
import { pathToSum } from '../sections/apartments';
import { formatWholeEuros } from '../site/format-figure';

interface RoomsProps {
  apartments: NonNullable<Queries.HomePageQuery['facts']['apartments']>;
}

/** Up to three apartments that the company manages, each with its year in two figures. */
export function Rooms({ apartments }: RoomsProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  if (apartments.length === 0) return null;
  return (
    <Section
      title={t('rooms.title')}
      text={t('rooms.lead')}
      tag={<SampleTag of="company.apartments" />}
    >
      <SwipeRow label={t('rooms.title')} sx={rooms}>
        {apartments.slice(0, 3).map((apartment) => {
          const { title, alt, picture, nights, rent, left } = apartment;
          return (
            <article key={title} data-reveal="">
              {picture.childImageSharp && (
                <Picture image={picture.childImageSharp.gatsbyImageData} alt={alt} />
              )}
              <h3 css={groupTitle}>{title}</h3>
              <FactList
                css={figureFacts}
                facts={[
                  [t('rooms.nights'), nights],
                  [t('rooms.left'), formatWholeEuros(left, language)],
                ]}
              />
              <SiteLink to={pathToSum(apartment, language)}>
                {t('rooms.sum', { rent: formatWholeEuros(rent, language) })}
              </SiteLink>
            </article>
          );
        })}
      </SwipeRow>
    </Section>
  );
}

const rooms = css({
  article: { display: 'grid', gap: 10, alignContent: 'start', justifyItems: 'start' },
  dl: { width: '100%' },
  '[data-picture]': { width: '100%', aspectRatio: '3 / 2', borderRadius: 'var(--r-l)' },
  [media.phablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 30%), 1fr))' },
  // The figures stand on one line, whatever the titles need.
  [media.phabletOnly]: { article: { gridTemplateRows: 'auto 1fr' } },
  // The first is large, the others stand beside it.
  [media.desktop]: {
    '&:has(> :nth-of-type(3))': {
      gap: 'var(--s6) var(--s7)',
      gridTemplateColumns: '2fr 1fr',
      '& > :first-of-type': {
        gridRow: 'span 2',
        gridTemplateRows: '1fr',
        '[data-picture]': { height: '100%', minHeight: 420, aspectRatio: 'auto' },
      },
    },
  },
});

/** They need no scripts, so the served HTML stands; only who comes by a link within the site loads them. */
export const FiguresBand = latePart(() =>
  import(/* webpackChunkName: "home" */ './static-sections').then((file) => file.FiguresBand),
);
export const NightIllustration = latePart(() =>
  import(/* webpackChunkName: "home" */ './static-sections').then((file) => file.NightIllustration),
);
export const HomeBenefits = latePart<{ route: 'home' }>(() =>
  import(/* webpackChunkName: "home" */ '../sections/benefits').then(({ Benefits }) => Benefits),
);
export const Process = latePart(() =>
  import(/* webpackChunkName: "home" */ './static-sections').then((file) => file.Process),
);

export function Testimonials({ all }: { all: readonly Queries.QuotationFragment[] }) {
  const { t } = useTranslation('home');
  const quotations = all.filter(({ page }) => page === 'home');
  const sample = useIsSample()('company.quotations');
  if (quotations.length === 0) return null;
  return (
    <Section
      ground="cream"
      title={t('testimonials.title')}
      tag={sample && <SampleTag />}
      text={t(sample ? 'testimonials.sample' : 'testimonials.text')}
    >
      <SwipeRow label={t('testimonials.title')} sx={testimonials}>
        {quotations.map((quotation) => (
          <figure key={quotation.quote} css={testimonial} data-reveal="">
            <Quotation quotation={quotation} />
          </figure>
        ))}
      </SwipeRow>
    </Section>
  );
}

/** Any number of them fills its rows. */
const testimonials = css({
  [media.desktop]: { display: 'flex', flexWrap: 'wrap', '& > *': { flex: '1 1 280px' } },
});

const testimonial = css(column, {
  justifyContent: 'space-between',
  gap: 'var(--s5)',
  padding: 'clamp(22px, 16px + 1.6vw, 40px)',
  borderRadius: 'var(--r-l)',
  background: 'var(--white)',
  blockquote: {
    font: '500 var(--fs-lead) / 1.3 var(--display)',
    textWrap: 'pretty',
  },
});

export function HomeQuestions() {
  const { t } = useTranslation('home');
  return (
    <QuestionsBand title={t('faq.title')} name="home" groups={[{ entries: useQuestions('home') }]}>
      <ReadMoreLink to="owners" action="link">
        {t('faq.action')}
      </ReadMoreLink>
    </QuestionsBand>
  );
}
