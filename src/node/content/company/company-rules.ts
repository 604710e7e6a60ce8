import { fromKeys } from '../../../site/from-keys';
import { minutesOf, workingHours } from '../../../site/working-days';
import { brokenOf, type Found } from '../problems';
import type { CompanyFile } from './company-schema';
import { figureKeys, figureRanges } from './figure-rules';
import { figureOf } from './figure-schema';

/** What the facts of a company ask of each other. */
export const companyRules = (company: CompanyFile): Found[] =>
  brokenOf([
    ...hoursRules(company),
    ...slotRules(company),
    ...mapRules(company),
    ...rangeRules(company),
  ]);

type Rule = Found | false;

function hoursRules({ hours }: CompanyFile): Rule[] {
  const days = hours.flatMap((range) => range.days);
  const twice = days.find((day, index) => days.indexOf(day) < index);
  const late = hours.map(({ opens, closes }, index) => {
    const message = `must be later than opens, ${opens}`;
    return opens >= closes && { key: `hours[${index}].closes`, message };
  });
  return [
    ...late,
    twice !== undefined && {
      key: 'hours',
      message: `names ${twice} twice; expected each day once`,
    },
    !workingHours(hours).opens && {
      key: 'hours',
      message: 'must name a day from Monday to Friday',
    },
  ];
}

/** The slots are kept on every working day. */
function slotRules({ hours, consultation }: CompanyFile): Rule[] {
  const { opens, closes } = workingHours(hours);
  const { firstSlot, lastSlot, stepMinutes } = consultation;
  const minutes = minutesOf(lastSlot) - minutesOf(firstSlot);
  const within = `must lie within the hours of every working day, ${opens} to ${closes}`;
  return [
    firstSlot < opens && { key: 'consultation.firstSlot', message: within },
    lastSlot >= closes && { key: 'consultation.lastSlot', message: within },
    minutes < 0 && {
      key: 'consultation.lastSlot',
      message: `must not be before firstSlot, ${firstSlot}`,
    },
    minutes % stepMinutes !== 0 && {
      key: 'consultation.stepMinutes',
      message: `must lead from firstSlot to lastSlot in equal steps; ${firstSlot} to ${lastSlot} cannot be divided by ${stepMinutes} minutes`,
    },
  ];
}

/** The privacy policy names the service of the map on the page. */
const mapRules = (company: CompanyFile): Rule[] =>
  (['processors', 'transfers'] as const).map((group) => {
    const isShown = Boolean(company.address.mapEmbedUrl);
    const message = isShown
      ? 'is missing; the privacy policy names the service of address.mapEmbedUrl'
      : 'names a service without address.mapEmbedUrl; take it out, or write that address';
    return isShown !== Boolean(company[group].map) && { key: `${group}.map`, message };
  });

function rangeRules({ figures: written }: CompanyFile): Rule[] {
  const figures = fromKeys(figureKeys, (name) => figureOf(name, written[name]));
  return figureKeys.flatMap((name) => {
    const around = figureRanges[name] ?? name;
    const [figure, range] = [figures[name], figures[around]];
    if (!figure || !range) return [];
    const key = `figures.${name}`;
    const { from, to } = range;
    return [
      figure.from > figure.to && {
        key,
        message: 'is upside down; expected the smaller number as from',
      },
      (figure.from < from || figure.to > to) && {
        key,
        message: `must lie within ${around}; expected ${from} to ${to}, or change ${around} too`,
      },
    ];
  });
}
