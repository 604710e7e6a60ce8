import { array, type InferType, type StringSchema } from 'yup';
import { weekdayName } from '../../../site/dates';
import { defaultLanguage } from '../../../site/languages';
import { dayInRiga } from '../../../site/riga-time';
import { bounds } from '../../../site/sums/assumptions';
import { weekdays } from '../../../site/opening-hours';
import { EMAIL } from '../text-checks';
import {
  httpsUrl,
  between,
  strictObject,
  LINK_PREVIEW,
  localizedText,
  optionalLocalized,
  optionalObject,
  optionalText,
  picture,
  requiredText,
  quotation,
  time,
  wholeBetween,
} from '../fields';
import { brokenDocument } from '../files';
import { personReference } from '../people';
import { figuresSchema } from './figure-rules';

const phone = <Text extends string | undefined>(schema: StringSchema<Text>) =>
  schema
    .matches(/^\+371( ?\d){8}$/, 'must be a Latvian number: +371 and 8 digits')
    .meta({ kind: 'phone', form: 'Tālrunis ir +371 un 8 cipari.' });

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
});

const services = {
  hosting: localizedText().label('Vietnes uzturētājs'),
  mail: localizedText().label('E-pasta pakalpojums'),
  analytics: optionalLocalized()
    .label('Statistika')
    .meta({ hint: 'Tas pats pakalpojums, kas mainīgajā GATSBY_ANALYTICS_SRC.' }),
  map: optionalLocalized()
    .label('Karte')
    .meta({ hint: 'Tas pats pakalpojums, kas laukā „Karte lapā”.' }),
  mailbox: localizedText().label('Uzņēmuma pastkaste'),
  video: optionalLocalized().label('Videozvani'),
};

export const companySchema = strictObject({
  name: requiredText().label('Zīmols'),
  legalName: localizedText().label('Nosaukums reģistrā'),
  registrationNumber: optionalText()
    .matches(/^\d{11}$/, 'must be 11 digits, in quotes, or be left out')
    .label('Reģistrācijas numurs')
    .meta({ hint: 'Pašnodarbinātajam tas ir personas kods: tad to izlaid.' })
    .meta({ form: 'Jābūt 11 cipariem.' }),
  vatNumber: optionalText()
    .matches(/^LV\d{11}$/, 'must be LV and 11 digits, or be left out')
    .label('PVN numurs')
    .meta({ hint: 'Uzņēmums maksā PVN, un tā maksa norādīta kopā ar to.' })
    .meta({ form: 'PVN numurs ir LV un 11 cipari.' }),
  founded: wholeBetween(1990, Number(dayInRiga(new Date()).slice(0, 4))).label('Dibināšanas gads'),
  url: requiredText()
    .matches(
      /^https:\/\/[^\s/?#@,;]+\.[^\s/?#@,;.]+$/,
      'must be https:// and a host, without a slash at its end',
    )
    .label('Vietnes adrese')
    .meta({ form: 'Adrese ir https:// un vietnes vārds, bez slīpsvītras beigās.' }),
  contact: strictObject({
    phone: phone(requiredText()).label('Tālrunis'),
    guestPhone: phone(optionalText())
      .label('Tālrunis viesiem')
      .meta({ hint: 'Pa to atbild arī ārpus darba laika.' }),
    secondPhone: phone(optionalText()).label('Otrs tālrunis'),
    email: requiredText()
      .matches(EMAIL, 'must be an e-mail address of plain letters, such as info@example.com')
      .label('E-pasts')
      .meta({ kind: 'email' }),
    person: personReference(optionalText())
      .label('Kas atbild')
      .meta({ hint: 'Cilvēks no saraksta „Cilvēki”.' }),
  }).label('Saziņa'),
  address: strictObject({
    street: requiredText().label('Iela un māja'),
    city: localizedText().label('Pilsēta'),
    postalCode: requiredText()
      .matches(/^LV-\d{4}$/, 'must be a Latvian postal code: LV- and 4 digits')
      .label('Pasta indekss')
      .meta({ form: 'Pasta indekss ir LV- un 4 cipari.' }),
    country: requiredText()
      .oneOf(['LV'], 'must be LV, as phone and postal code are Latvian too')
      .label('Valsts')
      .meta({ hint: 'Tālrunis un pasta indekss ir Latvijas, tāpēc LV.' }),
    // All of Latvia: swapped numbers lie outside.
    latitude: between(55.6, 58.1).label('Ģeogrāfiskais platums'),
    longitude: between(20.9, 28.3).label('Ģeogrāfiskais garums'),
    mapUrl: httpsUrl(optionalText()).label('Saite uz karti'),
    mapEmbedUrl: httpsUrl(optionalText())
      .label('Karte lapā')
      .meta({ hint: 'Adrese, ko karšu pakalpojums dod ievietošanai lapā.' }),
  }).label('Adrese'),
  area: strictObject({
    name: localizedText().label('Kas'),
    in: localizedText().label('Kur').meta({ hint: 'Piemēram: Latvijā, in Latvia.' }),
    of: localizedText().label('Kā').meta({ hint: 'Piemēram: Latvijas, Latvia’s.' }),
  })
    .label('Pilsēta vai apkaime, kurā strādājam')
    .meta({ hint: 'Tā to nosauc teksti.' }),
  hours: array(openingHours)
    .label('Darba laiks')
    .meta({ hint: 'Katru dienu vienreiz. Bez tā: pēc vienošanās.', summary: 'days' }),
  networks: array(
    strictObject({
      name: requiredText()
        .label('Tīkls')
        .meta({ hint: 'Piemēram: Facebook, Instagram, LinkedIn, Linktree, X, YouTube.' }),
      url: httpsUrl(requiredText()).label('Adrese'),
    }),
  )
    .label('Profili citās vietnēs')
    .meta({ hint: 'Kājenē. Pazīstamiem tīkliem ir sava ikona.', summary: 'name' }),
  profiles: optionalObject({
    host: httpsUrl(optionalText()).label('Saimnieka profils platformā'),
    group: httpsUrl(optionalText())
      .label('Slēgtā grupa')
      .meta({ hint: 'Bez tās nav arī grupas lapas.' }),
  }).label('Saimnieks un grupa'),
  hostGroup: optionalObject({
    members: wholeBetween(1, 1_000_000).label('Dalībnieku skaits'),
    place: localizedText().label('Kur tā ir'),
    moderators: localizedText().label('Kas to pieskata'),
    wait: localizedText().label('Cik ilgi jāgaida, lai tiktu iekšā'),
  })
    .label('Slēgtā grupa')
    .meta({ hint: 'Četri fakti par to grupas lapā.' }),
  registers: optionalObject({
    company: httpsUrl(optionalText()).label('Uzņēmumu reģistrs'),
    vat: httpsUrl(optionalText()).label('PVN maksātāju reģistrs'),
  }).label('Reģistri, kuros uzņēmumu var pārbaudīt'),
  processors: strictObject(services)
    .label('Kas apstrādā apmeklētāju datus')
    .meta({ hint: 'Tos nosauc privātuma politika.' }),
  transfers: strictObject(services)
    .label('Dati ārpus Eiropas Ekonomikas zonas')
    .meta({ hint: 'Uz kāda pamata; to saka privātuma politika.' }),
  cookies: optionalObject({
    analytics: optionalLocalized().label('Statistika'),
    map: optionalLocalized().label('Karte'),
  })
    .label('Citu sīkdatnes')
    .meta({ hint: 'To nosaukumi un termiņi; tās nosauc privātuma politika.' }),
  rating: optionalObject({
    value: between(1, 5).label('Vērtējums').meta({ hint: 'No 1 līdz 5.' }),
    reviews: wholeBetween(0, 1_000_000).label('Atsauksmju skaits'),
    source: localizedText().label('Platforma un kad tur lasīts'),
  })
    .label('Saimnieka vērtējums')
    .meta({ hint: 'Ja atsauksmju ir 0, vērtējumu nerāda.' }),
  consultation: strictObject({
    firstSlot: time().label('Pirmais laiks'),
    lastSlot: time().label('Pēdējais laiks'),
    stepMinutes: wholeBetween(5, 240).label('Solis minūtēs'),
    minutes: wholeBetween(5, 240).optional().label('Cik minūšu ilgst'),
    way: optionalLocalized().label('Kā notiek').meta({ hint: 'Piemēram: pa tālruni.' }),
  }).label('Konsultācijas'),
  platforms: optionalLocalized()
    .label('Platformas')
    .meta({ hint: 'Kurās ir sludinājumi, piemēram: Airbnb un Booking.com.' }),
  nightDuty: optionalLocalized()
    .label('Kas dežurē naktī')
    .meta({ hint: 'Vārdi, piemēram: Anna un Jānis.' }),
  team: optionalLocalized()
    .label('Cik mūsu ir')
    .meta({ hint: 'Viens teikums, piemēram: Strādājam divatā.' }),
  figures: figuresSchema
    .label('Skaitļi')
    .meta({ hint: 'Skaitlim ir viena vērtība vai divas robežas: no un līdz.' }),
  contract: optionalText()
    .test(
      'file',
      'must be a whole PDF in static/ named by plain letters, like contract.pdf',
      (file) =>
        file === undefined ||
        (/^[\w-]+\.pdf$/.test(file) && brokenDocument(`static/${file}`) === undefined),
    )
    .label('Viss līguma teksts')
    .meta({ hint: 'PDF fails mapē static/, piemēram, ligums.pdf.' }),
  dataPeriod: localizedText().label('No kura laika ir uzņēmuma dati'),
  marketPeriod: localizedText().label('No kura laika ir tirgus dati'),
  insurance: optionalObject({
    insurer: localizedText().label('Apdrošinātājs'),
    policy: optionalText().label('Polises numurs'),
  })
    .label('Apdrošināšana')
    .meta({ hint: 'Dzīvokļiem, kurus uzņēmums pārvalda.' }),
  quotations: array(
    strictObject({
      page: requiredText().oneOf(['home', 'owners'], 'must be home or owners').label('Lapa'),
      quote: quotation().label('Vārdi').meta({ hint: 'Kopā ar pēdiņām.', kind: 'paragraph' }),
      author: localizedText().label('Kas saka'),
      role: localizedText().label('Kas viņš ir'),
      picture: picture(optionalText())
        .label('Attēls')
        .meta({ hint: 'Vismaz 128 × 128 pikseļu.', least: { width: 128, height: 128 } }),
    }),
  )
    .label('Īpašnieku vārdi')
    .meta({ summary: `author.${defaultLanguage}` }),
  apartments: array(
    strictObject({
      picture: picture(requiredText())
        .label('Attēls')
        .meta({ hint: 'Vismaz 1200 × 630 pikseļu.', least: LINK_PREVIEW }),
      alt: localizedText().label('Kas redzams attēlā'),
      title: localizedText().label('Nosaukums'),
      text: localizedText().label('Apraksts').meta({ kind: 'paragraph' }),
      bedrooms: wholeBetween(0, 50).label('Guļamistabas'),
      nights: wholeBetween(1, 365).label('Naktis ar viesiem gadā'),
      rent: wholeBetween(bounds.rent.from, bounds.rent.to).label('Ilgtermiņa īre mēnesī, €'),
    }),
  )
    .label('Dzīvokļi')
    .meta({ hint: 'Pakalpojumu lapā.', summary: `title.${defaultLanguage}` }),
});

export type CompanyFile = InferType<typeof companySchema>;
