import { array } from 'yup';
import { weekdayName } from '../../../site/dates';
import { defaultLanguage } from '../../../site/languages';
import { weekdays } from '../../../site/working-days';
import { matching, optionalLocalized, requiredText, strictObject, wholeBetween } from '../fields';

const time = () =>
  matching(
    requiredText(),
    /^([01]\d|2[0-3]):[0-5]\d$/,
    "must be a time like '09:00', in quotes",
    'Laiku raksta šādi: 09:00.',
  );

const openingHours = strictObject({
  days: array(
    requiredText()
      .oneOf(weekdays, `must be one of: ${weekdays.join(', ')}`)
      .meta({ labels: weekdays.map((_, index) => weekdayName(index + 1, defaultLanguage)) }),
  )
    .required('is required: a list of days')
    .min(1, 'is empty; expected a day')
    .label('Dienas'),
  opens: time().label('No'),
  closes: time().label('Līdz'),
}).meta({ type: 'OpeningHours' });

export const hoursSchema = array(openingHours).required(
  'is required: a list of days with their hours',
);

export const consultationSchema = strictObject({
  firstSlot: time().label('Pirmais laiks'),
  lastSlot: time().label('Pēdējais laiks'),
  stepMinutes: wholeBetween(5, 240).label('Solis minūtēs'),
  minutes: wholeBetween(5, 240).optional().label('Cik minūšu ilgst'),
  way: optionalLocalized().label('Kā notiek').meta({ hint: 'Piemēram: pa tālruni.' }),
});
