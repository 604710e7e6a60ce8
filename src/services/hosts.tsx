import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inRows, FeatureList } from '../components/feature-list';
import { NumberedList } from '../components/numbered-list';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { ButtonLink, ReadMoreLink, SiteLink } from '../links/page-link';
import { useHasPage, useLanguage } from '../links/current-page';
import { formatWholeEuros } from '../site/format-figure';
import { pathToArticle } from '../site/routes';
import { calculateSum, midpoint, type SumFacts } from '../site/sums/assumptions';
import { compareWithAlternative, hourlyEarnings } from '../site/sums/verdict';
import { usePreHydrationInput } from '../start/hydration-hooks';
import {
  cardText,
  cardTitle,
  groupTitle,
  media,
  sideBySide,
  whiteCard,
  spaceBetween,
  tabular,
  creamCard,
} from '../theme';

const services = [
  { id: 'listing', icon: 'file-pen' },
  { id: 'photography', icon: 'camera' },
  { id: 'pricing', icon: 'chart-column' },
  { id: 'strategy', icon: 'compass' },
] as const;

interface HostsProps {
  picture: IGatsbyImageData;
  /** The oldest article about strategy. */
  article?: { slug: string; title: string };
  facts: SumFacts;
}

export function Hosts({ picture, article, facts }: HostsProps) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  return (
    <Section ground="pine" name="hosts" title={t('hosts.title')} text={t('hosts.lead')}>
      <HostHour facts={facts} />
      <div css={layout}>
        <FeatureList
          sx={[inRows(2), pineSection]}
          features={services}
          words={(id, part) => t(`hosts.${id}.${part}`)}
        />
        <HostTerms />
        {useHasPage()('network') && (
          <article css={group} data-reveal="">
            <Picture image={picture} alt={t('hosts.group.picture')} />
            <div>
              <h3 css={groupTitle}>{t('hosts.group.title')}</h3>
              <p css={cardText}>{t('hosts.group.text')}</p>
              <ReadMoreLink to="network">{t('hosts.group.action')}</ReadMoreLink>
            </div>
          </article>
        )}
      </div>
      {article && (
        <p css={{ marginTop: 'var(--s5)', a: { color: 'inherit' } }}>
          {t('hosts.article')}{' '}
          <SiteLink to={pathToArticle(language, article.slug)}>{article.title}</SiteLink>
        </p>
      )}
    </Section>
  );
}

const layout = css(sideBySide('7fr 5fr', { gap: 'var(--s5)', wideGap: 'var(--s5) var(--s7)' }), {
  [media.desktop]: { '& > ul, & > div:last-child': { gridColumn: '1 / -1' } },
});

const pineSection = css({
  '--point': 'var(--leaf-lift)',
  '--point-line': 'var(--pine-line)',
  p: { color: 'var(--on-pine-soft)' },
});

const group = css(creamCard, {
  display: 'grid',
  overflow: 'hidden',
  [media.phablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
  [media.desktop]: {
    gridTemplate: '1fr auto / 1fr',
    alignItems: 'stretch',
    '[data-picture]': { minHeight: 200, aspectRatio: 'auto' },
    img: { objectPosition: '50% 10%' },
  },
  '& > div:last-of-type': { padding: 'var(--card-padding)' },
  'p, a': { marginTop: 'var(--s2)' },
  [media.belowPhablet]: { '[data-picture]': { display: 'none' } },
});

const bounds = { min: 3, max: 20 };

/** What an hour of a host's own work earns in the example; nothing if we leave more. */
export function HostHour({ facts }: { facts: SumFacts }) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const id = useId();
  const slider = useRef<HTMLDivElement>(null);
  const [hours, setHours] = useState(midpoint(facts.figures.ownerWeeklyHours));
  usePreHydrationInput(slider, (moved) => setHours(Number(moved)));
  const sum = calculateSum({ now: 'self', hours }, facts);
  const hourly = Math.round(hourlyEarnings(sum));
  if (hourly === 0) return null;
  const difference = formatWholeEuros(-compareWithAlternative(sum).difference, language);
  return (
    <div css={scene}>
      <div>
        <p css={cardTitle}>{t('hosts.hour.title')}</p>
        <b aria-live="polite" translate="no" css={[figure, tabular]}>
          {formatWholeEuros(hourly, language)}
        </b>
        <div ref={slider} css={own}>
          <label htmlFor={id} css={spaceBetween}>
            {t('hosts.hour.label')} <b css={tabular}>{hours}</b>
          </label>
          <input
            id={id}
            type="range"
            {...bounds}
            step="1"
            value={hours}
            onChange={({ currentTarget }) => setHours(currentTarget.valueAsNumber)}
          />
        </div>
      </div>
      <p>{t('hosts.hour.text', { difference })}</p>
    </div>
  );
}

const scene = css(sideBySide('5fr 7fr', { gap: '12px', wideGap: '64px', from: 'tablet' }), {
  marginBottom: 'clamp(28px, 4vw, 64px)',
  '& > p': { maxWidth: '36em', color: 'var(--on-pine-soft)' },
});

const figure = css({
  color: 'var(--on-pine)',
  font: '500 clamp(4.5rem, 3.4rem + 4vw, 7rem) / 1 var(--display)',
  letterSpacing: '-0.025em',
  whiteSpace: 'nowrap',
});

/** The borders are for forced colours. */
const track = {
  ...{ height: 6, border: '1px solid transparent', borderRadius: 99 },
  background: 'var(--on-pine-soft)',
};

const thumb = css({
  ...{ width: 26, height: 26, border: '1px solid transparent', borderRadius: '50%' },
  background: 'var(--on-pine)',
  appearance: 'none',
});

const own = css({
  marginTop: 'var(--s4)',
  label: { gap: 16, fontWeight: 600, b: groupTitle },
  input: {
    ...{ width: '100%', height: 44, margin: 0, background: 'none', cursor: 'pointer' },
    appearance: 'none',
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': [thumb, { marginTop: -12 }],
    '&::-moz-range-thumb': thumb,
  },
  '@media (scripting: none)': { display: 'none' },
});

const steps = ['first', 'second', 'third'] as const;

function HostTerms() {
  const { t } = useTranslation('services');
  return (
    <div css={[whiteCard, card]}>
      <div>
        <h3 css={cardTitle}>{t('hosts.price.title')}</h3>
        <b css={price}>{t('hosts.price.value')}</b>
        <p css={cardText}>{t('hosts.price.text')}</p>
      </div>
      <div>
        <h3 css={cardTitle}>{t('hosts.steps.title')}</h3>
        <NumberedList items={steps.map((step) => t(`hosts.steps.${step}`))} />
        <ButtonLink to="contact" kind="secondary" sx={action}>
          {t('hosts.action')}
        </ButtonLink>
      </div>
    </div>
  );
}

const card = css(sideBySide('repeat(2, minmax(0, 1fr))', { gap: 'var(--s6)', wideGap: '40px' }), {
  padding: 'var(--card-padding)',
  h3: { marginBottom: 'var(--s3)' },
});

const price = css(groupTitle, { display: 'block', marginBottom: 10 });

const action = css({
  marginTop: 'var(--s5)',
  [media.belowPhablet]: { width: '100%' },
  [media.desktop]: { paddingInline: 14, fontSize: 'var(--fs-small)', whiteSpace: 'nowrap' },
});
