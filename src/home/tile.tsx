import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { Reveal } from '../components/reveal';
import { cardText, cardTitle } from '../components/text-styles';
import * as styles from './tile-styles';

interface TileProps {
  id:
    | 'guestManagement'
    | 'photography'
    | 'cleaning'
    | 'inspections'
    | 'laundry'
    | 'pricing'
    | 'strategy'
    | 'reports'
    | 'ownerSupport';
  icon: LucideIcon;
  /** The tile's width on wide screens, in twelfths of the row. */
  span: keyof typeof styles.spans;
  /** Place among its neighbours, for the order in which they appear. */
  index: number;
  /** Puts the picture above the text or beside it; without one, the icon stands beside the text. */
  layout?: keyof typeof styles.layouts;
  scene?: ReactNode;
  /** A link to more, below the text. */
  more?: ReactNode;
}

/** A card of a service: icon, title, text, and a picture or a small scene. */
export function Tile({ id, icon, span, index, layout = 'stack', scene, more }: TileProps) {
  const { t } = useTranslation('home');
  return (
    <Reveal
      as="article"
      index={index}
      css={[styles.tile, styles.spans[span], styles.layouts[layout]]}
    >
      {layout !== 'side' && scene}
      <div css={styles.text}>
        <Icon of={icon} size="large" css={styles.icon} />
        <h4 css={cardTitle}>{t(`services.${id}.title`)}</h4>
        <p css={cardText}>{t(`services.${id}.text`)}</p>
        {more}
      </div>
      {layout === 'side' && scene}
    </Reveal>
  );
}
