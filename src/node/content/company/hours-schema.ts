import { array, type InferType, type Schema, type TestContext } from 'yup';
import { weekdayName } from '../../../site/dates';
import { defaultLanguage } from '../../../site/languages';
import { minutesOf, weekdays, workingHours } from '../../../site/working-days';
import { matching, optionalLocalized, requiredText, strictObject, wholeBetween } from '../fields';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const time = () =>
  matching(
    requiredText(),
    TIME,
    "must be a time like '09:00', in quotes",
    'Laiku raksta šādi: 09:00.',
  );

const areTimes = (...values: readonly (string | undefined)[]): boolean =>
  values.every((value = '') => TIME.test(value));

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
})
  .meta({ type: 'OpeningHours' })
  .test(
    'order',
    ({ opens, closes }, { createError, path }) =>
      !areTimes(opens, closes) ||
      opens < closes ||
      createError({ path: `${path}.closes`, message: `must be later than opens, ${opens}` }),
  );

const ranges = array(openingHours).required('is required: a list of days with their hours');

export const hoursSchema = ranges
  .test('each day once', (hours, { createError }) => {
    const days = isSound(ranges, hours) ? hours.flatMap((range) => range.days) : [];
    const twice = days.find((day, index) => days.indexOf(day) < index);
    return !twice || createError({ message: `names ${twice} twice; expected each day once` });
  })
  .test(
    'a working day',
    'must name a day from Monday to Friday',
    (hours) => !isSound(ranges, hours) || workingHours(hours).opens !== '',
  );

export const consultationSchema = strictObject({
  firstSlot: time().label('Pirmais laiks'),
  lastSlot: time().label('Pēdējais laiks'),
  stepMinutes: wholeBetween(5, 240).label('Solis minūtēs'),
  minutes: wholeBetween(5, 240).optional().label('Cik minūšu ilgst'),
  way: optionalLocalized().label('Kā notiek').meta({ hint: 'Piemēram: pa tālruni.' }),
}).test('slots', ({ firstSlot, lastSlot, stepMinutes }, { createError, path }) => {
  if (!areTimes(firstSlot, lastSlot)) return true;
  const minutes = minutesOf(lastSlot) - minutesOf(firstSlot);
  if (minutes < 0) {
    const message = `must not be before firstSlot, ${firstSlot}`;
    return createError({ path: `${path}.lastSlot`, message });
  }
  if (!(stepMinutes > 0) || minutes % stepMinutes === 0) return true;
  const message = `must lead from firstSlot to lastSlot in equal steps; ${firstSlot} to ${lastSlot} cannot be divided by ${stepMinutes} minutes`;
  return createError({ path: `${path}.stepMinutes`, message });
});

interface Times {
  hours: InferType<typeof hoursSchema>;
  consultation: InferType<typeof consultationSchema>;
}

/** The slots are kept on every working day. */
export function slotsWithinHours({ hours, consultation }: Times, { createError }: TestContext) {
  if (!isSound(hoursSchema, hours) || !isSound(consultationSchema, consultation)) return true;
  const { opens, closes } = workingHours(hours);
  if (consultation.firstSlot >= opens && consultation.lastSlot < closes) return true;
  const slot = consultation.firstSlot < opens ? 'firstSlot' : 'lastSlot';
  return createError({
    path: `consultation.${slot}`,
    message: `must lie within the hours of every working day, ${opens} to ${closes}`,
    params: { originalValue: consultation[slot] },
  });
}

/** A rule for several values is asked even where one of them breaks its own. */
const isSound = (schema: Schema, value: unknown) => schema.isValidSync(value, { strict: true });
