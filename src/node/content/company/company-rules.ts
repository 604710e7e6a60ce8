import { fromKeys } from '../../../site/from-keys';
import { minutesOf, workingHours } from '../../../site/working-days';
import type { Found } from '../problems';
import type { CompanyFile } from './company-schema';
import { figureKeys, figureRanges } from './figure-rules';
import { figureOf } from './figure-schema';

/** What the facts of a company ask of each other. */
export const companyRules = (company: CompanyFile): Found[] =>
  [
    ...hoursRules(company),
    ...slotRules(company),
    ...mapRules(company),
    ...rangeRules(company),
  ].filter((rule) => rule !== undefined);

type Rule = Found | undefined;

const broken = (isBroken: boolean, key: string, message: string): Rule =>
  isBroken ? { key, message } : undefined;

function hoursRules({ hours }: CompanyFile): Rule[] {
  const days = hours.flatMap((range) => range.days);
  const twice = days.find((day, index) => days.indexOf(day) < index);
  const { opens } = workingHours(hours);
  return [
    ...hours.map((range, index) =>
      broken(
        range.opens >= range.closes,
        `hours[${index}].closes`,
        `must be later than opens, ${range.opens}`,
      ),
    ),
    broken(Boolean(twice), 'hours', `names ${twice} twice; expected each day once`),
    broken(!opens, 'hours', 'must name a day from Monday to Friday'),
  ];
}

/** The slots are kept on every working day. */
function slotRules({ hours, consultation }: CompanyFile): Rule[] {
  const { opens, closes } = workingHours(hours);
  const { firstSlot, lastSlot, stepMinutes } = consultation;
  const minutes = minutesOf(lastSlot) - minutesOf(firstSlot);
  const within = `must lie within the hours of every working day, ${opens} to ${closes}`;
  return [
    broken(firstSlot < opens, 'consultation.firstSlot', within),
    broken(lastSlot >= closes, 'consultation.lastSlot', within),
    broken(minutes < 0, 'consultation.lastSlot', `must not be before firstSlot, ${firstSlot}`),
    broken(
      minutes % stepMinutes !== 0,
      'consultation.stepMinutes',
      `must lead from firstSlot to lastSlot in equal steps; ${firstSlot} to ${lastSlot} cannot be divided by ${stepMinutes} minutes`,
    ),
  ];
}

/** The privacy policy names the service of the map on the page. */
const mapRules = (company: CompanyFile): Rule[] =>
  (['processors', 'transfers'] as const).map((group) => {
    const isShown = Boolean(company.address.mapEmbedUrl);
    const message = isShown
      ? 'is missing; the privacy policy names the service of address.mapEmbedUrl'
      : 'names a service without address.mapEmbedUrl; take it out, or write that address';
    return broken(isShown !== Boolean(company[group].map), `${group}.map`, message);
  });

function rangeRules({ figures: written }: CompanyFile): Rule[] {
  const figures = fromKeys(figureKeys, (key) => figureOf(key, written[key]));
  return figureKeys.flatMap((key) => {
    const [figure, range] = [figures[key], figures[figureRanges[key] ?? key]];
    if (!figure || !range) return [];
    return [
      broken(
        figure.from > figure.to,
        `figures.${key}`,
        'is upside down; expected the smaller number as from',
      ),
      broken(
        figure.from < range.from || figure.to > range.to,
        `figures.${key}`,
        `must lie within ${figureRanges[key]}; expected ${range.from} to ${range.to}, or change ${figureRanges[key]} too`,
      ),
    ];
  });
}
