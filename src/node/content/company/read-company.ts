import type { PageRouteId } from '../../../site/routes';
import { minutesOf, workingHours } from '../../../site/working-days';
import { CONTENT, parseFile } from '../files';
import { parseYaml } from '../parse-yaml';
import { repetitions, type CrossRule } from '../problems';
import { companySchema, type CompanyFile } from './company-schema';
import { figuresOf, rangeRules } from './figure-rules';

export const COMPANY_FILE = `${CONTENT}/company.yml`;

export type Company = ReturnType<typeof parseCompany>;

export const readCompany = () => parseFile(COMPANY_FILE, parseCompany);

/** Pages for which the company lacks what they are about. */
export const absentPages = ({ profiles }: Company): PageRouteId[] =>
  profiles?.group ? [] : ['network'];

export function parseCompany(source: string) {
  const company = parseYaml(source, companySchema, COMPANY_FILE, companyRules);
  // Without reviews the page about them does not exist.
  const rating = company.rating?.reviews ? company.rating : undefined;
  const { hours = [] } = company;
  return { ...company, hours, rating, figures: figuresOf(company.figures) };
}

const companyRules = (company: CompanyFile): CrossRule[] => [
  ...hoursRules(company),
  ...slotRules(company),
  ...mapRules(company),
  ...rangeRules(figuresOf(company.figures)),
  ...repetitions('networks', company.networks, 'url'),
  ...repetitions('quotations', company.quotations, 'quote'),
  ...repetitions('apartments', company.apartments, 'picture', 'alt', 'text'),
  [
    Boolean(company.vatNumber && company.registrationNumber) &&
      company.vatNumber !== `LV${company.registrationNumber}`,
    'vatNumber',
    `is another company's; expected LV${company.registrationNumber}`,
  ],
];

function hoursRules({ hours = [] }: CompanyFile): CrossRule[] {
  const days = hours.flatMap((range) => range.days);
  const onlyWeekend = days.length > 0 && !workingHours(hours).opens;
  const twice = days.find((day, index) => days.indexOf(day) < index) ?? '';
  return [
    ...hours.map(({ opens, closes }, index): CrossRule => {
      return [opens >= closes, `hours[${index}].closes`, `must be later than opens, ${opens}`];
    }),
    [twice !== '', 'hours', `names ${twice} twice; expected each day once`],
    [onlyWeekend, 'hours', 'must name a day from Monday to Friday'],
  ];
}

/** The slots are kept on every working day. */
function slotRules({ hours = [], consultation }: CompanyFile): CrossRule[] {
  const { opens, closes } = workingHours(hours);
  const { firstSlot, lastSlot, stepMinutes } = consultation;
  const minutes = minutesOf(lastSlot) - minutesOf(firstSlot);
  const within = `must lie within the hours of every working day, ${opens} to ${closes}`;
  const uneven = `${firstSlot} to ${lastSlot} cannot be divided by ${stepMinutes} minutes`;
  const steps = `must lead from firstSlot to lastSlot in equal steps; ${uneven}`;
  return [
    [firstSlot < opens, 'consultation.firstSlot', within],
    [lastSlot >= closes, 'consultation.lastSlot', within],
    [minutes < 0, 'consultation.lastSlot', `must not be before firstSlot, ${firstSlot}`],
    [minutes % stepMinutes !== 0, 'consultation.stepMinutes', steps],
  ];
}

/** The privacy policy names the service of the map on the page. */
function mapRules(company: CompanyFile): CrossRule[] {
  const map = company.address.mapEmbedUrl ?? '';
  const isPage = /google|goo\.gl|openstreetmap/.test(map) && !map.includes('embed');
  const page = 'is a page with a map; expected the address in src="…" that its "Embed a map" gives';
  const services = (['processors', 'transfers'] as const).map((group): CrossRule => {
    const isShown = Boolean(company.address.mapEmbedUrl);
    const message = isShown
      ? 'is missing; the privacy policy names the service of address.mapEmbedUrl'
      : 'names a service without address.mapEmbedUrl; take it out, or write that address';
    return [isShown !== Boolean(company[group].map), `${group}.map`, message];
  });
  return [[isPage, 'address.mapEmbedUrl', page], ...services];
}
