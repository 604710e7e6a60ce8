import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Portrait } from '../components/portrait';
import { Section } from '../components/section';
import { SampleTag } from '../links/sample-tag';
import { cardText, creamCard, groupTitle, media, rowsOfThree } from '../theme';

export function Founders({ data }: { data: Queries.AboutPageQuery }) {
  const { t } = useTranslation('about');
  const count = data.founders.nodes.length;
  if (count === 0) return null;
  return (
    <Section
      ground="pine"
      title={t('founders.title', { count })}
      text={t('founders.lead', { count })}
    >
      <div css={rowsOfThree('var(--s6)', 'phablet')}>
        {data.founders.nodes.map(({ slug, name, jobTitle, about, photoAlt, photo }) => (
          <article key={name} css={founder} data-reveal="">
            <Portrait name={name} photo={photo} alt={photoAlt} position="50% 20%" sx={portrait} />
            <div>
              <h3 css={groupTitle}>
                <span translate="no">{name}</span> <SampleTag of={`people.${slug}`} />
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

const portrait = css({ aspectRatio: 1, fontSize: 'clamp(3rem, 2rem + 4vw, 6rem)' });

const founder = css(creamCard, {
  overflow: 'hidden',
  '& > div': { padding: 'var(--card-padding)' },
  [media.phablet]: {
    '&:only-child': { display: 'grid', gridTemplateColumns: '5fr 7fr', alignItems: 'center' },
  },
});

const role = css({
  marginBlock: '4px 12px',
  color: 'var(--teal)',
  fontSize: 'var(--fs-small)',
  fontWeight: 600,
});
