import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Portrait } from '../components/portrait';
import { Section } from '../components/section';
import { useIsSample } from '../links/current-page';
import { SampleTag } from '../links/sample-tag';
import { cardText, creamCard, grid, groupTitle, kicker, media } from '../theme';
import { rowsOfThree } from '../theme/rows-of-three';

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
  aspectRatio: 'auto',
  minHeight: 180,
  fontSize: 'clamp(3rem, 2rem + 4vw, 6rem)',
  img: { objectPosition: '50% 20%' },
});

/** The portrait beside the text, where there is room for both. */
const founder = css(creamCard, grid(0), {
  overflow: 'hidden',
  gridTemplateColumns: '38% 1fr',
  '& > div': { padding: 'clamp(14px, 6px + 1.6vw, 28px)' },
});

const role = css(kicker, { marginBlock: '4px 12px' });
