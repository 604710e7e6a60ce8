import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { Reveal } from '../components/reveal';
import { SampleTag } from '../components/sample-tag';
import { Section } from '../components/section';
import { sideBySide } from '../components/side-by-side';
import { cardText, groupTitle } from '../components/text-styles';
import { isSample } from '../site/samples';

export function Founders({ data }: { data: Queries.AboutPageQuery }) {
  const { t } = useTranslation('about');
  return (
    <Section title={t('founders.title')} text={t('founders.lead')}>
      <div css={grid}>
        {data.founders.nodes.map(({ slug, name, jobTitle, about, photoAlt, photo }, index) => (
          <Reveal as="article" key={name} index={index} sx={founder}>
            {photo.childImageSharp && (
              <Picture
                image={photo.childImageSharp.gatsbyImageData}
                alt={photoAlt}
                position="50% 20%"
                sx={{ aspectRatio: '4 / 3' }}
              />
            )}
            <div>
              <h3 css={groupTitle}>
                {name} {isSample(data, `people.${slug}`) && <SampleTag />}
              </h3>
              <p css={role}>{jobTitle}</p>
              <p css={cardText}>{about}</p>
            </div>
          </Reveal>
        ))}
      </div>
    </Section>
  );
}

const grid = sideBySide('1fr 1fr', { gap: 'var(--s6)', from: 'phablet' });

const founder = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  borderRadius: 'var(--r-l)',
  background: 'var(--cream)',
  '& > div': { padding: 'var(--card-padding)' },
});

const role = css({
  marginBlock: '4px 12px',
  color: 'var(--teal)',
  fontSize: 'var(--fs-small)',
  fontWeight: 600,
});
