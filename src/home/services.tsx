import { css } from '@emotion/react';
import BrushCleaning from 'lucide-react/icons/brush-cleaning';
import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Compass from 'lucide-react/icons/compass';
import Headphones from 'lucide-react/icons/headphones';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptText from 'lucide-react/icons/receipt-text';
import WashingMachine from 'lucide-react/icons/washing-machine';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { ForwardLink } from '../links/forward-link';
import { sections } from '../site/sections';
import { ChatScene } from './chat-scene';
import { ChecklistScene } from './checklist-scene';
import { ServiceGroup } from './service-group';
import { Tile } from './tile';
import { picture, smallPicture } from './tile-styles';
import { Viewfinder } from './viewfinder';
import { WeekPricesScene } from './week-prices-scene';

interface ServicesProps {
  pictures: Record<'photography' | 'cleaning' | 'laundry', IGatsbyImageData>;
  /** The range of the average daily rate, in euro. */
  rate: { from: number; to: number };
}

/** The nine services in three groups: guests, home, income. */
export function Services({ pictures, rate }: ServicesProps) {
  const { t } = useTranslation('home');
  const words = (service: ServiceId) => ({
    title: t(`services.${service}.title`),
    text: t(`services.${service}.text`),
  });
  return (
    <Section css={band} title={t('services.title')} text={t('services.lead')}>
      <ServiceGroup title={t('services.guests.title')} text={t('services.guests.text')}>
        <Tile
          {...words('guestManagement')}
          icon={MessageCircle}
          span={7}
          index={0}
          layout="side"
          scene={<ChatScene />}
        />
        <Tile
          {...words('photography')}
          icon={Camera}
          span={5}
          index={1}
          scene={
            <Viewfinder>
              <Picture
                image={pictures.photography}
                alt={t('services.photography.picture')}
                css={photograph}
              />
            </Viewfinder>
          }
        />
      </ServiceGroup>

      <ServiceGroup title={t('services.home.title')} text={t('services.home.text')}>
        <Tile
          {...words('cleaning')}
          icon={BrushCleaning}
          span={4}
          index={0}
          scene={
            <Picture
              image={pictures.cleaning}
              alt={t('services.cleaning.picture')}
              position="60% 45%"
              css={smallPicture}
            />
          }
        />
        <Tile
          {...words('inspections')}
          icon={ClipboardCheck}
          span={4}
          index={1}
          scene={<ChecklistScene />}
        />
        <Tile
          {...words('laundry')}
          icon={WashingMachine}
          span={4}
          index={2}
          scene={
            <Picture
              image={pictures.laundry}
              alt={t('services.laundry.picture')}
              position="50% 75%"
              css={smallPicture}
            />
          }
        />
      </ServiceGroup>

      <ServiceGroup title={t('services.income.title')} text={t('services.income.text')}>
        <Tile
          {...words('pricing')}
          icon={ChartColumn}
          span="tall"
          index={0}
          scene={<WeekPricesScene rate={rate} />}
        />
        <Tile {...words('strategy')} icon={Compass} span={6} index={1} layout="row" />
        <Tile
          {...words('reports')}
          icon={ReceiptText}
          span={6}
          index={2}
          layout="row"
          more={
            <ForwardLink to="owners" hash={sections.report}>
              {t('services.reports.link')}
            </ForwardLink>
          }
        />
        <Tile {...words('ownerSupport')} icon={Headphones} span={6} index={3} layout="row" />
      </ServiceGroup>
    </Section>
  );
}

type ServiceId =
  | 'guestManagement'
  | 'photography'
  | 'cleaning'
  | 'inspections'
  | 'laundry'
  | 'pricing'
  | 'strategy'
  | 'reports'
  | 'ownerSupport';

const band = css`
  padding-top: clamp(24px, 3vw, 48px);
`;

const photograph = css`
  ${picture}
  aspect-ratio: 16 / 9;
`;
