import { css } from '@emotion/react';
import Check from '@lucide/icons/icons/check';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { FactList, figureFacts } from '../components/fact-list';
import { inRows, FeatureList } from '../components/feature-list';
import { Icon } from '../components/icon';
import { OptionsTable } from '../components/options-table';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { ButtonLink, SiteLink } from '../links/page-link';
import { SampleTag } from '../links/sample-tag';
import { useLanguage } from '../links/current-page';
import { formatWholeEuros } from '../site/format-figure';
import { pathToSum } from '../sections/apartments';
import { forecastPage } from '../site/routes';
import { telUrl } from '../site/text';
import {
  cardText,
  column,
  groupTitle,
  media,
  sideBySide,
  cluster,
  touchTarget,
  muted,
  visuallyHidden,
} from '../theme';
import { rowsOfThree } from '../theme/layout';

const columns = ['onSite', 'remote', 'self'] as const;

/** A tick or a dash for what a service includes or not, else the name of a text. */
const rows = [
  ['fee', 'feeOnSite', 'feeRemote', 'feeSelf'],
  ['cleaning', 'cleaningOurs', 'cleaningOwn', 'cleaningOwn'],
  ['start', 'startFee', 'startFee', false],
  ['listing', true, true, 'listingSelf'],
  ['strategy', true, true, 'strategySelf'],
  ['prices', true, true, false],
  ['guests', true, true, false],
  ['reports', true, true, false],
  ['care', true, false, false],
] as const;

export function Comparison() {
  const { t } = useTranslation('services');
  const headers = columns.map((column) => t(`compare.${column}`));
  const offered = <Cell,>(cells: readonly Cell[]) => cells.filter((_, at) => headers[at]);
  return (
    <Section first ground="mist" name="fees" title={t('fees.title')} text={t('fees.lead')}>
      <OptionsTable
        sx={table}
        label={t('compare.label')}
        headers={[t('compare.corner'), ...offered(headers)]}
        rows={rows.map(([head, ...cells]) => ({
          head: t(`compare.${head}`),
          cells: offered<(typeof cells)[number]>(cells).map((cell) =>
            typeof cell === 'string' ? t(`compare.${cell}`) : <Included value={cell} />,
          ),
        }))}
      />
      <p css={note}>{t('compare.note')}</p>
    </Section>
  );
}

function Included({ value }: { value: boolean }) {
  const { t } = useTranslation('services');
  return (
    <span css={{ color: value ? 'var(--leaf)' : 'var(--ink-soft)' }}>
      {value ? <Icon of={Check} /> : <span aria-hidden>–</span>}
      <span css={visuallyHidden}>{t(value ? 'compare.yes' : 'compare.no')}</span>
    </span>
  );
}

/** The row of the fees stands out. */
const table = css({
  'tbody tr:first-of-type td': { font: '500 var(--fs-lead) / 1.3 var(--display)' },
});

const note = css(muted, {
  marginTop: 'var(--s3)',
  color: 'var(--ink-soft-on-sky)',
  [media.tablet]: { columns: 2, columnGap: 'var(--s8)' },
});

const benefits = [
  { id: 'key', icon: 'key-round' },
  { id: 'guests', icon: 'message-circle' },
  { id: 'price', icon: 'chart-column' },
  { id: 'cleaning', icon: 'brush-cleaning' },
  { id: 'insurance', icon: 'shield-check' },
  { id: 'report', icon: 'file-text' },
] as const;

export function ServiceBenefits({ picture }: { picture: IGatsbyImageData }) {
  const { t } = useTranslation('services');
  return (
    <Section ground="cream" sx={layout}>
      <div css={[column, { gap: 'clamp(16px, 2.6vw, 36px)' }]}>
        <h2>{t('benefits.title')}</h2>
        <Picture image={picture} alt={t('benefits.picture')} sx={photo} />
      </div>
      <FeatureList
        sx={inRows(1)}
        features={benefits}
        words={(id, part) => t(`benefits.${id}.${part}`)}
      />
    </Section>
  );
}

const photo = css({
  borderRadius: 'var(--r-l)',
  aspectRatio: 0.9,
  [media.belowPhablet]: { aspectRatio: 1.6, img: { objectPosition: '50% 60%' } },
});

const layout = sideBySide('repeat(2, minmax(0, 1fr))', {
  gap: 'clamp(16px, 4.4vw, 64px)',
  from: 'phablet',
});

export function ForecastActions({ phone }: { phone: string }) {
  const { t } = useTranslation('common');
  return (
    <div css={actions}>
      <ButtonLink to={forecastPage}>{t('closing.action')}</ButtonLink>
      <a href={telUrl(phone)}>{t('closing.call')}</a>
    </div>
  );
}

const actions = css(cluster('var(--s3) var(--s4)'), {
  alignItems: 'center',
  [media.tablet]: { flexDirection: 'column', alignItems: 'start' },
  "a[href^='tel:']": [touchTarget, { color: 'inherit', fontWeight: 500, textUnderlineOffset: 5 }],
  [media.belowPhablet]: { justifyContent: 'center', 'a:first-of-type': { width: '100%' } },
});

interface PortfolioProps {
  apartments: NonNullable<Queries.ServicesPageQuery['portfolio']['apartments']>;
}

/** Each apartment with its year in figures, and the sum they come from. */
export function Portfolio({ apartments }: PortfolioProps) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const euros = (amount: number) => formatWholeEuros(amount, language);
  const count = apartments.length;
  if (count === 0) return null;
  return (
    <Section
      title={t('portfolio.title', { count })}
      text={count > 1 ? t('portfolio.lead') : undefined}
      tag={<SampleTag of="company.apartments" />}
    >
      <div css={homes}>
        {apartments.map((apartment) => {
          const { title, text, alt, picture, bedrooms, nights, rent, left } = apartment;
          return (
            <article key={title} data-reveal="">
              {picture.childImageSharp && (
                <Picture image={picture.childImageSharp.gatsbyImageData} alt={alt} />
              )}
              <div>
                <h3 css={[groupTitle, { marginBlock: '14px 6px' }]}>{title}</h3>
                <p css={cardText}>{text}</p>
                <FactList
                  css={[figureFacts, { marginBlock: '12px 10px' }]}
                  facts={[
                    [t('portfolio.facts.bedrooms'), bedrooms || t('portfolio.facts.studio')],
                    [t('portfolio.facts.nights'), nights],
                    [t('portfolio.facts.left'), euros(left)],
                  ]}
                />
                <SiteLink to={pathToSum(apartment, language)}>
                  {t('portfolio.facts.sum', { rent: euros(rent) })}
                </SiteLink>
              </div>
            </article>
          );
        })}
      </div>
    </Section>
  );
}

const homes = css(rowsOfThree('24px 32px', 'tablet'), {
  // The facts begin and end on one line in all cards of a row.
  'article, article > div': column,
  'article > div, article p': { flexGrow: 1 },
  [media.phabletOnly]: { article: { display: 'grid', grid: 'auto / 2fr 3fr', gap: 'var(--s6)' } },
  'article:only-child': sideBySide('1fr 1fr', { gap: 'var(--s6)', from: 'tablet' }),
  '[data-picture]': { aspectRatio: '16 / 9', borderRadius: 'var(--r-l)' },
  [media.phablet]: { '[data-picture]': { aspectRatio: '4 / 3' } },
});
