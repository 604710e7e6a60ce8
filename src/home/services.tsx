import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { Picture } from '../components/picture';
import { inRows, FeatureList } from '../components/feature-list';
import { Section } from '../components/section';
import { ReadMoreLink } from '../links/page-link';
import { anchors } from '../site/routes';
import { cluster, creamCard, groupTitle, media, sideBySide, grid, tabular } from '../theme';

const groups = {
  guests: [
    { id: 'guestManagement', icon: 'message-circle' },
    { id: 'photography', icon: 'camera' },
  ],
  home: [
    { id: 'cleaning', icon: 'brush-cleaning' },
    { id: 'inspections', icon: 'clipboard-check' },
    { id: 'laundry', icon: 'washing-machine' },
  ],
  income: [
    { id: 'pricing', icon: 'chart-column' },
    { id: 'strategy', icon: 'compass' },
    { id: 'reports', icon: 'file-text' },
    { id: 'ownerSupport', icon: 'headphones' },
  ],
} as const;

interface ServicesProps {
  data: Queries.HomePageQuery;
  /** The average price of a night, which guests pay. */
  night: number;
}

export function Services({ data, night }: ServicesProps) {
  const { t } = useTranslation('home');
  const photo = (service: 'photography' | 'laundry') => (
    <Picture
      image={data[service].gatsbyImageData}
      alt={t(`services.${service}.picture`)}
      sx={picture}
    />
  );
  return (
    <Section title={t('services.title')}>
      <ServiceGroup id="guests" illustration={photo('photography')} />
      <ServiceGroup id="home" illustrationLast illustration={photo('laundry')} />
      <ServiceGroup id="income" illustration={<WeekPrices night={night} />}>
        <ReadMoreLink to="open-file" hash={anchors.strongMonth}>
          {t('services.reports.link')}
        </ReadMoreLink>
      </ServiceGroup>
    </Section>
  );
}

interface ServiceGroupProps {
  id: keyof typeof groups;
  illustration: React.ReactNode;
  /** Whether the illustration is at the end of the row, not at its start. */
  illustrationLast?: true;
  children?: React.ReactNode;
}

/** A card with an illustration and the services beside it. */
function ServiceGroup({ id, illustration, illustrationLast, children }: ServiceGroupProps) {
  const { t } = useTranslation('home');
  return (
    <div css={group}>
      <div css={[head, id !== 'income' && besidePicture]}>
        <h3 css={groupTitle}>{t(`services.${id}.title`)}</h3>
        <p>{t(`services.${id}.text`)}</p>
      </div>
      <div css={[card, illustrationLast && mirrored]} data-reveal="">
        {illustration}
        <div>
          <Disclosure
            title={groups[id].map((service) => t(`services.${service.id}.title`)).join('\n')}
            phoneOnly
          >
            <FeatureList
              features={groups[id]}
              words={(service, part) => t(`services.${service}.${part}`)}
              heading="h4"
              sx={inRows(1)}
            />
            {children}
          </Disclosure>
        </div>
      </div>
    </div>
  );
}

const group = css({ '& + &': { marginTop: 'clamp(14px, 4vw, 56px)' } });

const head = css(cluster('0 var(--s4)'), {
  alignItems: 'baseline',
  // On a phone the text stands below its title.
  [media.belowPhablet]: {
    '& > *': { width: '100%' },
  },
  marginBottom: 'clamp(8px, 1.4vw, 20px)',
  p: { color: 'var(--ink-soft)' },
});

/** On a phone. */
const besidePicture = css({ [media.belowPhablet]: { minHeight: 80, paddingRight: 128 } });

const card = css(creamCard, sideBySide('5fr 7fr', { gap: '0', from: 'tablet' }), {
  '& > :first-child': { overflow: 'hidden', borderRadius: 'inherit' },
  '& > :last-child': {
    alignSelf: 'center',
    padding: 'clamp(4px, 2.4vw, 32px) var(--card-padding)',
  },
  'li:first-of-type': { borderTop: 0 },
  summary: { lineHeight: 1.35, whiteSpace: 'pre-line' },
  [media.belowPhablet]: {
    li: { paddingBlock: 7 },
    p: { lineHeight: 1.4 },
  },
});

const mirrored = css({
  [media.tablet]: { gridTemplateColumns: '7fr 5fr', '& > :first-child': { order: 1 } },
});

const picture = css({
  width: '100%',
  aspectRatio: 3,
  [media.belowPhablet]: {
    ...{ justifySelf: 'end', width: 112, height: 80, aspectRatio: 'auto' },
    margin: '-88px 0 8px',
  },
  [media.tablet]: { aspectRatio: 'auto', height: '100%', minHeight: 220 },
});

/** A week of the example's year, as parts of what guests pay there for a night on average. */
const week = [
  { day: 'monday', share: 0.885 },
  { day: 'tuesday', share: 0.865 },
  { day: 'wednesday', share: 0.904 },
  { day: 'thursday', share: 0.952 },
  { day: 'friday', share: 1.173 },
  { day: 'saturday', share: 1.25 },
  { day: 'sunday', share: 0.99 },
] as const;

const HIGHEST_SHARE = 1.25;

/** @param night What guests pay for a night on average, in euros. */
export function WeekPrices({ night }: { night: number }) {
  const { t } = useTranslation('home');
  return (
    <div css={illustration}>
      <p id="week">{t('services.pricing.example')}</p>
      <ol css={tabular} aria-labelledby="week">
        {week.map(({ day, share }) => (
          <li key={day}>
            {t(`week.${day}`)}
            <span css={{ width: `${(share / HIGHEST_SHARE) * 100}%` }} />
            <b translate="no">{t('week.price', { price: Math.round(night * share) })}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

const illustration = css(grid('clamp(8px, 2vw, 16px)'), {
  gridTemplateRows: 'auto 1fr',
  padding: 'clamp(16px, 10px + 1.6vw, 32px)',
  background: 'var(--sky)',
  color: 'var(--ink-soft-on-sky)',
  font: '400 var(--fs-small) / 1.15 var(--text)',
  ol: { display: 'grid', [media.tablet]: { gap: 4 } },
  '&& li': {
    display: 'grid',
    gridTemplateColumns: '2em 1fr 3.5em',
    alignItems: 'center',
    minHeight: 20,
    padding: 0,
  },
  b: { color: 'var(--pine)', fontWeight: 600, textAlign: 'right' },
  span: {
    height: 'clamp(12px, 2vw, 26px)',
    borderRadius: 4,
    background: 'var(--teal)',
    printColorAdjust: 'exact',
    [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
  // Friday and Saturday stand out.
  'li:nth-of-type(5) span, li:nth-of-type(6) span': {
    background: 'var(--pine)',
    [media.forced]: { background: 'CanvasText' },
  },
});
