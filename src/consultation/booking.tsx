import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Band } from '../components/band';
import { Wrap } from '../components/wrap';
import { media } from '../theme/media';
import { BookingForm, type BookingFormProps } from './booking-form';
import { ConsultationReasons } from './reasons';

interface BookingProps extends BookingFormProps {
  picture: IGatsbyImageData;
}

/** The form beside the reasons for the conversation. */
export function ConsultationBooking({ picture, ...form }: BookingProps) {
  return (
    <Band>
      <Wrap css={layout}>
        <BookingForm {...form} />
        <ConsultationReasons picture={picture} company={form.company} />
      </Wrap>
    </Band>
  );
}

const layout = css`
  display: grid;
  align-items: start;
  gap: 64px;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 80px;
  }
`;
