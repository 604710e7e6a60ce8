import { defaultLanguage } from '../../site/languages';
import { bounds, type AmountName } from '../../site/sums/assumptions';
import { rateKeys, type RateKey } from '../../site/sums/rates';
import { figureKeys, figureRules, type FigureKey } from '../content/company/figure-rules';
import {
  clock,
  input,
  fieldset,
  list,
  like,
  localizedField,
  number,
  optional,
  paragraph,
  image,
  webAddress,
  type EditorField,
} from './fields';
import { figureNames, rateNames } from './fact-names';

/** The form shows the keys that the file has, and adds none. */
export type Held = Readonly<Record<string, object>>;

const address = (name: string, label: string, ...options: (typeof optional)[]) =>
  input(name, label, webAddress, ...options);
const mayGo = (field: EditorField): EditorField => ({ ...field, ...optional });

const ofKeys = (held: object = {}, ...fields: EditorField[]) =>
  fields.filter(({ name }) => name in held);

export const companyFields = (figures: Held): EditorField[] => [
  input('name', 'Zīmols'),
  localizedField('legalName', 'Nosaukums reģistrā'),
  input('registrationNumber', 'Reģistrācijas numurs', like(/^\d{11}$/, 'Jābūt 11 cipariem.')),
  input(
    'vatNumber',
    'PVN numurs | Uzņēmums maksā PVN, un tā maksa norādīta kopā ar to. Var nebūt.',
    optional,
    like(/^LV\d{11}$/, 'PVN numurs ir LV un 11 cipari.'),
  ),
  input('founded', 'Dibināšanas gads', number(1990, 2100)),
  input(
    'url',
    'Vietnes adrese',
    like(
      /^https:\/\/[^\s/?#]+\.[^\s/?#.]+$/,
      'Adrese ir https:// un vietnes vārds, bez slīpsvītras beigās.',
    ),
  ),
  fieldset('contact', 'Saziņa', [
    input('phone', 'Tālrunis', like(/^\+371( ?\d){8}$/, 'Tālrunis ir +371 un 8 cipari.')),
    input('email', 'E-pasts', { type: 'email' }),
    input('person', 'Kas atbild | Faila vārds mapē content/people. Var nebūt.', optional),
  ]),
  fieldset('address', 'Adrese', [
    input('street', 'Iela un māja'),
    localizedField('city', 'Pilsēta'),
    input('postalCode', 'Pasta indekss', like(/^LV-\d{4}$/, 'Pasta indekss ir LV- un 4 cipari.')),
    input(
      'country',
      'Valsts | Tālrunis un pasta indekss ir Latvijas, tāpēc LV.',
      like(/^LV$/, 'Te var būt tikai LV.'),
    ),
    input('latitude', 'Ģeogrāfiskais platums', number(55.6, 58.1, false)),
    input('longitude', 'Ģeogrāfiskais garums', number(20.9, 28.3, false)),
    address('mapUrl', 'Saite uz karti | Var nebūt.', optional),
    address(
      'mapEmbedUrl',
      'Karte lapā | Adrese, ko karšu pakalpojums dod ievietošanai lapā. Var nebūt.',
      optional,
    ),
  ]),
  fieldset('hours', 'Darba laiks | No pirmdienas līdz piektdienai.', [
    input('opens', 'No', clock),
    input('closes', 'Līdz', clock),
  ]),
  list('networks', 'Profili citās vietnēs | Kājenē. Pazīstamiem tīkliem ir sava ikona.', 'name', [
    input('name', 'Tīkls | Piemēram: Facebook, Instagram, LinkedIn, Linktree, X, YouTube.'),
    address('url', 'Adrese'),
  ]),
  mayGo(
    fieldset('profiles', 'Saimnieks un grupa', [
      address('host', 'Saimnieka profils platformā | Var nebūt.', optional),
      address('group', 'Slēgtā grupa | Bez tās nav arī grupas lapas.', optional),
    ]),
  ),
  mayGo(
    fieldset('hostGroup', 'Slēgtā grupa | Četri fakti par to grupas lapā.', [
      input('members', 'Dalībnieku skaits', number(1, 1_000_000)),
      localizedField('place', 'Kur tā ir'),
      localizedField('moderators', 'Kas to pieskata'),
      localizedField('wait', 'Cik ilgi jāgaida, lai tiktu iekšā'),
    ]),
  ),
  mayGo(
    fieldset('registers', 'Reģistri, kuros uzņēmumu var pārbaudīt', [
      address('company', 'Uzņēmumu reģistrs | Var nebūt.', optional),
      address('vat', 'PVN maksātāju reģistrs | Var nebūt.', optional),
    ]),
  ),
  services('processors', 'Kas apstrādā apmeklētāju datus | Tos nosauc privātuma politika.'),
  services(
    'transfers',
    'Dati ārpus Eiropas Ekonomikas zonas | Uz kāda pamata; to saka privātuma politika.',
  ),
  fieldset('cookies', 'Citu sīkdatnes | To nosaukumi un termiņi; tās nosauc privātuma politika.', [
    localizedField('analytics', 'Statistika'),
    mayGo(localizedField('map', 'Karte')),
  ]),
  mayGo(
    fieldset('rating', 'Saimnieka vērtējums | Ja atsauksmju ir 0, vērtējumu nerāda.', [
      input('value', 'Vērtējums | No 1 līdz 5.', number(1, 5, false)),
      input('reviews', 'Atsauksmju skaits', number(0, 1_000_000)),
      localizedField('source', 'Platforma un kad tur lasīts'),
    ]),
  ),
  fieldset('consultation', 'Konsultācijas', [
    input('firstSlot', 'Pirmais laiks', clock),
    input('lastSlot', 'Pēdējais laiks', clock),
    input('stepMinutes', 'Solis minūtēs', number(5, 240)),
    input('minutes', 'Cik minūšu ilgst | Var nebūt.', optional, number(5, 240)),
    mayGo(localizedField('way', 'Kā notiek | Piemēram: pa tālruni.')),
  ]),
  fieldset(
    'figures',
    'Skaitļi | Skaitlim ir viena vērtība vai divas robežas: no un līdz.',
    figureKeys.filter((key) => key in figures).map((key) => figure(key, figures[key])),
  ),
  input(
    'contract',
    'Viss līguma teksts | PDF fails mapē static/, piemēram, ligums.pdf; kamēr tā nav, atstāj tukšu.',
    optional,
  ),
  localizedField('dataPeriod', 'No kura laika ir uzņēmuma dati'),
  mayGo(
    fieldset('insurance', 'Apdrošināšana | Dzīvokļiem, kurus uzņēmums pārvalda.', [
      localizedField('insurer', 'Apdrošinātājs'),
      input('policy', 'Polises numurs | Var nebūt.', optional),
    ]),
  ),
  list('quotations', 'Īpašnieku vārdi', `author.${defaultLanguage}`, [
    input('page', 'Lapa', { widget: 'select', options: ['home', 'owners'] }),
    localizedField('quote', 'Vārdi | Kopā ar pēdiņām.', paragraph),
    localizedField('author', 'Kas saka'),
    localizedField('role', 'Kas viņš ir'),
    input('picture', 'Attēls | Vismaz 128 × 128 pikseļu. Var nebūt.', optional, image),
  ]),
  list('apartments', 'Dzīvokļi | Pakalpojumu lapā.', `title.${defaultLanguage}`, [
    input('picture', 'Attēls | Vismaz 1200 × 630 pikseļu.', image),
    localizedField('alt', 'Kas redzams attēlā'),
    localizedField('title', 'Nosaukums'),
    localizedField('text', 'Apraksts', paragraph),
    input('rooms', 'Istabas', number(1, 50)),
    input('nights', 'Naktis ar viesiem gadā', number(1, 365)),
    input('rent', 'Ilgtermiņa īre mēnesī, €', number(300, 3000)),
  ]),
];

const services = (name: string, label: string): EditorField =>
  fieldset(name, label, [
    localizedField('hosting', 'Vietnes uzturētājs'),
    localizedField('mail', 'E-pasta pakalpojums'),
    localizedField(
      'analytics',
      'Statistika | Tas pats pakalpojums, kas mainīgajā GATSBY_ANALYTICS_SRC.',
    ),
    mayGo(localizedField('map', 'Karte | Tas pats pakalpojums, kas laukā „Karte lapā”.')),
    localizedField('mailbox', 'Uzņēmuma pastkaste'),
  ]);

function figure(key: FigureKey, held?: object): EditorField {
  const { unit, least, most, whole } = figureRules[key];
  const bounded = number(least, most, whole === true);
  const fields = ofKeys(
    held,
    input('value', 'Vērtība', bounded),
    input('from', 'No', bounded),
    input('to', 'Līdz', bounded),
    input('unit', 'Mērvienība', { widget: 'hidden' }),
    input('orMore', 'Vai vairāk | Aiz skaitļa ir plus.', { widget: 'boolean' }),
  );
  const label = `${figureNames[key]}${unit && `, ${unit}`}`;
  return input(key, label, { widget: 'object', fields });
}

export const rateFields = (rates: Held): EditorField[] =>
  rateKeys.map((key) => fieldset(key, rateNames[key], rate(key, rates[key])));

function rate(key: RateKey, held?: object): EditorField[] {
  const { from, to } = key in bounds ? bounds[key as AmountName] : { from: 0, to: 100 };
  return ofKeys(
    held,
    input('value', 'Vērtība', number(from, to, false)),
    input('from', 'No | Gada peļņa, virs kuras likme ir spēkā, €.', number(1, 1e9)),
    localizedField('source', 'Avots'),
    input('url', 'Avota adrese', webAddress),
    input(
      'read',
      'Kad avots lasīts | Reizi gadā to pārlasa; check:content atgādina. Savam pieņēmumam dienas nav.',
      optional,
      like(/^\d{4}(-\d\d(-\d\d)?)?$/, 'Gads, mēnesis vai diena: 2026, 2026-02 vai 2026-02-09.'),
    ),
  );
}

export const personFields: EditorField[] = [
  input('name', 'Vārds un uzvārds'),
  input(
    'founder',
    'Vieta starp dibinātājiem | Autoram, kas nav dibinātājs, atstāj tukšu.',
    optional,
    number(1, 99),
  ),
  input(
    'photo',
    'Portrets | Kvadrātveida, vismaz 400 × 400 pikseļu. Bez tā rāda iniciāļus.',
    optional,
    image,
  ),
  mayGo(localizedField('photoAlt', 'Kas redzams portretā')),
  localizedField('jobTitle', 'Amats'),
  localizedField('about', 'Par cilvēku | Lapā par uzņēmumu.', paragraph),
  localizedField('bio', 'Par autoru | Zem rakstiem.', paragraph),
  mayGo(fieldset('profile', 'Profils', [input('name', 'Tīkls'), address('url', 'Adrese')])),
];
