import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { FactList } from '../components/fact-list';
import { Picture } from '../components/picture';
import { Portrait } from '../components/portrait';
import { Section } from '../components/section';
import { useIsSample } from '../links/current-page';
import { SampleTag } from '../links/sample-tag';
import { media, cardText, creamCard, grid, groupTitle, kicker, sideBySide } from '../theme';
import { rowsOfThree } from '../theme/layout';

export function Story({ picture }: { picture: IGatsbyImageData }) {
  const { t } = useTranslation('about');
  return (
    <Section sx={layout}>
      <Picture image={picture} alt={t('story.picture')} sx={pictureStyle} />
      <div>
        <h2>{t('story.title')}</h2>
        <p>{t('story.first')}</p>
        <p>{t('story.second')}</p>
      </div>
    </Section>
  );
}

const layout = css(sideBySide('1fr 1fr', { gap: '40px', wideGap: '80px' }), {
  alignItems: 'center',
  p: { maxWidth: '36em', marginTop: 'var(--s5)' },
});

const pictureStyle = css({ aspectRatio: '4 / 3', borderRadius: 'var(--r-l)' });

export function Founders({ data }: { data: Queries.AboutPageQuery }) {
  const { t } = useTranslation('about');
  const isSample = useIsSample();
  const count = data.founders.nodes.length;
  if (count === 0) return null;
  return (
    <Section
      first
      title={t('founders.title', { count })}
      text={t('founders.lead', { count })}
      tag={data.founders.nodes.some(({ slug }) => isSample(`people.${slug}`)) && <SampleTag />}
    >
      <div css={[rowsOfThree('var(--s4)', 'phablet'), { [media.desktop]: { columnGap: 80 } }]}>
        {data.founders.nodes.map(({ name, jobTitle, about, photoAlt, photo }) => (
          <article key={name} css={founder} data-reveal="">
            <Portrait name={name} photo={photo} alt={photoAlt} priority sx={portrait} />
            <div>
              <h3 css={groupTitle} translate="no">
                {name}
              </h3>
              <p css={role}>{jobTitle}</p>
              <p css={cardText}>{about}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

const portrait = css({
  aspectRatio: 1,
  borderRadius: 'var(--r)',
  fontSize: 'clamp(3rem, 2rem + 4vw, 6rem)',
});

/** The portrait beside the text, where there is room for both. */
const founder = css(creamCard, grid('clamp(14px, 6px + 1.6vw, 28px)'), {
  gridTemplateColumns: '5fr 6fr',
  alignItems: 'start',
  padding: 'clamp(14px, 6px + 1.6vw, 28px)',
  // On a phone the text is as wide as the card.
  [media.belowPhablet]: {
    gridTemplateRows: 'auto 1fr',
    rowGap: 0,
    div: { display: 'contents' },
    '[data-picture], span': { gridRow: 'span 2' },
    h3: { alignSelf: 'end' },
    'p + p': { gridColumn: '1 / -1', marginTop: 12 },
  },
});

const role = css(kicker, { marginBlock: '4px 12px', [media.belowPhablet]: { marginBottom: 0 } });

const values = ['excellence', 'integrity', 'innovation', 'reliability'] as const;

export function Values() {
  const { t } = useTranslation('about');
  return (
    <Section ground="cream" title={t('values.title')} text={t('values.lead')}>
      <FactList
        css={rows}
        facts={values.map((id) => [t(`values.${id}.title`), t(`values.${id}.text`)])}
      />
    </Section>
  );
}

const rows = css({
  div: { paddingBlock: 14, borderTop: '1px solid var(--line)', lineHeight: 1.45 },
  dt: { fontWeight: 600 },
  dd: { maxWidth: '34em', color: 'var(--ink-soft)' },
  [media.tablet]: { div: { display: 'grid', gridTemplateColumns: '4fr 8fr', gap: 24 } },
});
