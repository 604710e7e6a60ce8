import { css } from '@emotion/react';
import Clock from 'lucide-react/icons/clock';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { IconTile, type TileLook } from '../components/icon-tile';
import { Reveal } from '../components/reveal';
import { SectionHead } from '../components/section-head';
import { cardText, groupTitle } from '../components/text-styles';
import { Wrap } from '../components/wrap';
import { media } from '../theme/media';

const benefits = [
  { id: 'income', icon: TrendingUp, colour: 'amber-wash', iconColor: 'brick' },
  { id: 'time', icon: Clock, colour: 'sky', iconColor: 'teal' },
  { id: 'fee', icon: ReceiptText, colour: 'sand', iconColor: 'pine' },
  { id: 'insurance', icon: ShieldCheck, colour: 'mist', iconColor: 'leaf' },
] as const satisfies readonly (TileLook & { id: string })[];

/** Four benefit cards, each around a figure. */
export function AboutBenefits() {
  const { t } = useTranslation('about');
  return (
    <Band ground="sky">
      <Wrap>
        <SectionHead title={t('benefits.title')} />
        <ul css={grid}>
          {benefits.map(({ id, ...look }, index) => (
            <Reveal as="li" key={id} index={index} css={card}>
              <IconTile {...look} />
              <h3 css={groupTitle}>{t(`benefits.${id}.title`)}</h3>
              <p css={cardText}>{t(`benefits.${id}.text`)}</p>
            </Reveal>
          ))}
        </ul>
      </Wrap>
    </Band>
  );
}

const grid = css`
  display: grid;
  gap: var(--s5);
  ${media.phablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const card = css`
  padding: var(--card-padding);
  border-radius: var(--r-l);
  background: var(--white);
  h3 {
    margin-top: var(--s4);
  }
  p {
    margin-top: var(--s2);
  }
`;
