import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Portrait } from '../components/portrait';
import { Reveal } from '../components/reveal';
import { Section } from '../components/section';
import { sideBySide } from '../components/side-by-side';
import { cardText, groupTitle } from '../components/text-styles';

export function Founders({ founders }: Pick<Queries.AboutPageQuery, 'founders'>) {
  const { t } = useTranslation('about');
  const count = founders.nodes.length;
  if (count === 0) return null;
  return (
    <Section title={t('founders.title', { count })} text={t('founders.lead', { count })}>
      <div css={count === 1 ? alone : count % 3 === 0 ? three : two}>
        {founders.nodes.map(({ name, jobTitle, about, photoAlt, photo }, index) => (
          <Reveal as="article" key={name} index={index} css={founder}>
            <Portrait name={name} photo={photo} alt={photoAlt} position="50% 20%" css={portrait} />
            <div>
              <h3 css={groupTitle}>{name}</h3>
              <p css={role}>{jobTitle}</p>
              <p css={cardText}>{about}</p>
            </div>
          </Reveal>
        ))}
      </div>
    </Section>
  );
}

const columns = (number: number) =>
  sideBySide(`repeat(${number}, 1fr)`, { gap: 'var(--s6)', from: 'phablet' });
const two = columns(2);
const three = columns(3);
const alone = css({ maxWidth: 640 });

const portrait = css({ aspectRatio: '4 / 3', fontSize: 'clamp(3rem, 2rem + 4vw, 6rem)' });

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
