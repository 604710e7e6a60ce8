import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { inRows, FeatureList } from '../components/feature-list';
import type { CompanyContact } from '../forms/form-not-ready';
import { telUrl } from '../site/text';
import { buttonStyles, cluster, media } from '../theme';

const reasons = [
  { id: 'figures', icon: 'calculator' },
  { id: 'plan', icon: 'list-checks' },
  { id: 'terms', icon: 'file-text' },
  { id: 'time', icon: 'calendar-check' },
] as const;

interface ReasonsProps {
  picture: IGatsbyImageData;
  company: CompanyContact;
}

export function ConsultationReasons({ picture, company }: ReasonsProps) {
  const { t } = useTranslation('consultation');
  const ways = { call: telUrl(company.phone), email: `mailto:${company.email}` };
  return (
    <div>
      <h2 css={{ marginBottom: 'var(--s6)', fontSize: 'var(--fs-h3)' }}>{t('reasons.title')}</h2>
      <FeatureList
        sx={inRows(1)}
        features={reasons}
        words={(id, part) => t(`reasons.${id}.${part}`)}
      />
      <p css={sentence}>{t('ways.text')}</p>
      <div css={buttons} data-section="ways">
        {(['call', 'email'] as const).map((way) => (
          <a key={way} href={ways[way]} css={buttonStyles('secondary')} data-cta="secondary">
            {t(`ways.${way}`)}
          </a>
        ))}
      </div>
      <Picture image={picture} alt={t('reasons.picture')} sx={pictureStyle} />
    </div>
  );
}

const sentence = css({ marginBlock: 'var(--s7) var(--s4)', color: 'var(--ink-soft)' });

const buttons = css(cluster('var(--s3) var(--s4)'), {
  [media.belowPhablet]: { a: { width: '100%' } },
});

const pictureStyle = css({
  aspectRatio: '16 / 9',
  marginTop: 'var(--s7)',
  borderRadius: 'var(--r-l)',
  [media.belowLarge]: { display: 'none' },
});
