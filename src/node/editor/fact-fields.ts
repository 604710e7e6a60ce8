import { bounds, type AmountName } from '../../site/sums/assumptions';
import { rateKeys, type RateKey } from '../../site/sums/rates';
import { figureKeys, figureRules, type FigureKey } from '../content/company/figure-rules';
import {
  clock,
  field,
  group,
  like,
  localized,
  number,
  optional,
  paragraph,
  picture,
  webAddress,
} from './fields';
import type { EditorField } from './fields';
import { figureNames, rateNames } from './fact-names';

/** The form shows the keys that the file has, and adds none. */
export type Held = Readonly<Record<string, object>>;

const address = (name: string, label: string) => field(name, label, webAddress);
const ofKeys = (held: object = {}, ...fields: EditorField[]) =>
  fields.filter(({ name }) => name in held);

export const companyFields = (figures: Held): EditorField[] => [
  field('name', 'Zīmols'),
  localized('legalName', 'Nosaukums reģistrā'),
  field('registrationNumber', 'Reģistrācijas numurs', like(/^\d{11}$/, 'Jābūt 11 cipariem.')),
  field(
    'vatNumber',
    'PVN numurs | Uzņēmums maksā PVN, un tā maksa norādīta kopā ar to.',
    like(/^LV\d{11}$/, 'PVN numurs ir LV un 11 cipari.'),
  ),
  field('founded', 'Dibināšanas gads', number(1990, 2100)),
  field(
    'url',
    'Vietnes adrese',
    like(
      /^https:\/\/[^\s/?#]+\.[^\s/?#.]+$/,
      'Adrese ir https:// un vietnes vārds, bez slīpsvītras beigās.',
    ),
  ),
  group('contact', 'Saziņa', [
    field('phone', 'Tālrunis', like(/^\+371( ?\d){8}$/, 'Tālrunis ir +371 un 8 cipari.')),
    field('email', 'E-pasts', { type: 'email' }),
  ]),
  group('address', 'Adrese', [
    field('street', 'Iela un māja'),
    localized('city', 'Pilsēta'),
    field('postalCode', 'Pasta indekss', like(/^LV-\d{4}$/, 'Pasta indekss ir LV- un 4 cipari.')),
    field(
      'country',
      'Valsts | Tālrunis un pasta indekss ir Latvijas, tāpēc LV.',
      like(/^LV$/, 'Te var būt tikai LV.'),
    ),
    field('latitude', 'Ģeogrāfiskais platums', number(55.6, 58.1, false)),
    field('longitude', 'Ģeogrāfiskais garums', number(20.9, 28.3, false)),
    address('mapUrl', 'Saite uz karti'),
    address('mapEmbedUrl', 'Karte lapā | Adrese, ko karšu pakalpojums dod ievietošanai lapā.'),
  ]),
  group('hours', 'Darba laiks | No pirmdienas līdz piektdienai.', [
    field('opens', 'No', clock),
    field('closes', 'Līdz', clock),
  ]),
  group('profiles', 'Profili citās vietnēs', [
    address('links', 'Visu saišu lapa'),
    address('professional', 'Profesionālais tīkls'),
    address('photos', 'Attēlu tīkls'),
    address('host', 'Saimnieka profils platformā'),
    address('group', 'Slēgtā grupa'),
  ]),
  services('processors', 'Kas apstrādā apmeklētāju datus | Tos nosauc privātuma politika.'),
  services(
    'transfers',
    'Dati ārpus Eiropas Ekonomikas zonas | Uz kāda pamata; to saka privātuma politika.',
  ),
  group('cookies', 'Citu sīkdatnes | To nosaukumi un termiņi; tās nosauc privātuma politika.', [
    localized('analytics', 'Statistika'),
    localized('map', 'Karte'),
  ]),
  group('rating', 'Saimnieka vērtējums', [
    field('value', 'Vērtējums | No 1 līdz 5.', number(1, 5, false)),
    field('reviews', 'Atsauksmju skaits', number(1, 1_000_000)),
    localized('source', 'Platforma un kad tur lasīts'),
  ]),
  group('consultation', 'Konsultācijas', [
    field('firstSlot', 'Pirmais laiks', clock),
    field('lastSlot', 'Pēdējais laiks', clock),
    field('stepMinutes', 'Solis minūtēs', number(5, 240)),
  ]),
  group(
    'figures',
    'Skaitļi | Skaitlim ir viena vērtība vai divas robežas: no un līdz.',
    figureKeys.map((key) => figure(key, figures[key])),
  ),
  localized('dataPeriod', 'No kura laika ir uzņēmuma dati'),
  group('insurance', 'Apdrošināšana | Dzīvokļiem, kurus uzņēmums pārvalda.', [
    localized('insurer', 'Apdrošinātājs'),
    field('policy', 'Polises numurs'),
  ]),
];

function services(name: string, label: string): EditorField {
  return group(name, label, [
    localized('hosting', 'Vietnes uzturētājs'),
    localized('mail', 'E-pasta pakalpojums'),
    localized(
      'analytics',
      'Statistika | Tas pats pakalpojums, kas mainīgajā GATSBY_ANALYTICS_SRC.',
    ),
    localized('map', 'Karte | Tas pats pakalpojums, kas laukā „Karte lapā”.'),
    localized('mailbox', 'Uzņēmuma pastkaste'),
  ]);
}

function figure(key: FigureKey, held?: object): EditorField {
  const { unit, least, most, whole } = figureRules[key];
  const bounded = number(least, most, whole === true);
  const fields = ofKeys(
    held,
    field('value', 'Vērtība', bounded),
    field('from', 'No', bounded),
    field('to', 'Līdz', bounded),
    field('unit', 'Mērvienība', { widget: 'hidden' }),
    field('orMore', 'Vai vairāk | Aiz skaitļa ir plus.', { widget: 'boolean' }),
  );
  const label = `${figureNames[key]}${unit && `, ${unit}`}`;
  return field(key, label, { widget: 'object', fields });
}

export const rateFields = (rates: Held): EditorField[] =>
  rateKeys.map((key) => group(key, rateNames[key], rate(key, rates[key])));

function rate(key: RateKey, held?: object): EditorField[] {
  const { from, to } = key in bounds ? bounds[key as AmountName] : { from: 0, to: 100 };
  return ofKeys(
    held,
    field('value', 'Vērtība', number(from, to, false)),
    field('from', 'No | Gada peļņa, virs kuras likme ir spēkā, €.', number(1, 1e9)),
    localized('source', 'Avots'),
    field('url', 'Avota adrese', webAddress),
    field(
      'read',
      'Kad avots lasīts | Reizi gadā to pārlasa; check:content atgādina.',
      like(/^\d{4}(-\d\d(-\d\d)?)?$/, 'Gads, mēnesis vai diena: 2026, 2026-02 vai 2026-02-09.'),
    ),
  );
}

export const personFields: EditorField[] = [
  field('name', 'Vārds un uzvārds'),
  field(
    'founder',
    'Vieta starp dibinātājiem | Autoram, kas nav dibinātājs, atstāj tukšu.',
    optional,
    number(1, 99),
  ),
  field('photo', 'Portrets | Kvadrātveida; JPEG, PNG, WebP vai AVIF.', picture),
  localized('photoAlt', 'Kas redzams portretā'),
  localized('jobTitle', 'Amats'),
  localized('about', 'Par cilvēku | Lapā par uzņēmumu.', paragraph),
  localized('bio', 'Par autoru | Zem rakstiem.', paragraph),
  address('profile', 'Profila adrese'),
];
