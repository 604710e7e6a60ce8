import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Calculator, CalendarCheck, FileText, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { buttonStyles } from '../components/button-styles';
import { Picture } from '../components/picture';
import { Points } from '../components/points';
import { Wrap } from '../components/wrap';
import { telUrl } from '../site/tel-url';
import { media } from '../theme/media';

const reasons = [
  { id: 'figures', icon: Calculator },
  { id: 'plan', icon: ListChecks },
  { id: 'terms', icon: FileText },
  { id: 'time', icon: CalendarCheck },
] as const;

interface ReasonsProps {
  picture: IGatsbyImageData;
  phone: string;
  email: string;
}

/** Four reasons for the conversation, and how to arrange it. */
export function ConsultationReasons({ picture, phone, email }: ReasonsProps) {
  const { t } = useTranslation('consultation');
  return (
    <Band>
      <Wrap css={layout}>
        <div>
          <h2>{t('reasons.title')}</h2>
          <Points
            columns={2}
            points={reasons.map(({ id, icon }) => ({
              icon,
              title: t(`reasons.${id}.title`),
              text: t(`reasons.${id}.text`),
            }))}
          />
          <p css={sentence}>{t('ways.text')}</p>
          <div css={ways} data-section="ways">
            <a href={telUrl(phone)} css={buttonStyles('primary')} data-cta="primary">
              {t('ways.call')}
            </a>
            <a href={`mailto:${email}`} css={buttonStyles('secondary')} data-cta="secondary">
              {t('ways.email')}
            </a>
          </div>
        </div>
        <Picture image={picture} alt={t('reasons.picture')} css={pictureStyle} />
      </Wrap>
    </Band>
  );
}

const layout = css`
  display: grid;
  align-items: center;
  gap: 48px;
  h2 {
    margin-bottom: var(--s6);
  }
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: 80px;
  }
`;

const sentence = css`
  margin-block: var(--s7) var(--s4);
  color: var(--ink-soft);
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s4);
  ${media.belowPhablet} {
    a {
      width: 100%;
    }
  }
`;

const pictureStyle = css`
  aspect-ratio: 4 / 3;
  border-radius: var(--r-l);
  ${media.desktop} {
    aspect-ratio: 4 / 5;
  }
`;
