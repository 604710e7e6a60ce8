import BrushCleaning from '@lucide/icons/icons/brush-cleaning';
import Camera from '@lucide/icons/icons/camera';
import ChartColumn from '@lucide/icons/icons/chart-column';
import ClipboardCheck from '@lucide/icons/icons/clipboard-check';
import Compass from '@lucide/icons/icons/compass';
import Headphones from '@lucide/icons/icons/headphones';
import MessageCircle from '@lucide/icons/icons/message-circle';
import ReceiptText from '@lucide/icons/icons/receipt-text';
import WashingMachine from '@lucide/icons/icons/washing-machine';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure';
import { Icon } from '../components/icon';
import { cardText, cardTitle, visuallyHidden } from '../theme';
import * as styles from './tile-styles';

const icons = {
  guestManagement: MessageCircle,
  photography: Camera,
  cleaning: BrushCleaning,
  inspections: ClipboardCheck,
  laundry: WashingMachine,
  pricing: ChartColumn,
  strategy: Compass,
  reports: ReceiptText,
  ownerSupport: Headphones,
};

interface TileProps {
  id: keyof typeof icons;
  /** In twelfths of the row, on wide screens. */
  span?: 4 | 5 | 6 | 7;
  /** As high as the three tiles beside it. */
  tall?: boolean;
  scene?: React.ReactNode;
  /** Whether the scene stands beside the text, not above it. */
  beside?: boolean;
  /** Whether a phone shows its picture for the whole group. */
  leads?: boolean;
  children?: React.ReactNode;
}

export function Tile(props: TileProps) {
  const { id, span = 6, tall, scene, beside, leads, children } = props;
  const { t } = useTranslation('home');
  return (
    <article
      css={[
        styles.tile,
        { '--span': span },
        span === 4 && styles.third,
        tall && styles.tall,
        beside && styles.sceneBeside,
        !scene && styles.withoutScene,
        leads ? styles.leading : styles.following,
      ]}
      data-reveal=""
    >
      {!beside && scene}
      <div css={styles.tileText} data-text>
        <Icon of={icons[id]} sx={styles.tileIcon} />
        <h4 css={cardTitle}>{t(`services.${id}.title`)}</h4>
        <Disclosure
          title={<span css={visuallyHidden}>{t(`services.${id}.title`)}</span>}
          phoneOnly
          sx={styles.more}
        >
          <p css={cardText}>{t(`services.${id}.text`)}</p>
          {children}
        </Disclosure>
      </div>
      {beside && scene}
    </article>
  );
}
