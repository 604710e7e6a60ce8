import type { InferType } from 'yup';
import type { FigureRange } from '../../../site/format-figure';
import { dayInRiga } from '../../../site/riga-time';
import { bounds } from '../../../site/sums/assumptions';
import { rateKeys } from '../../../site/sums/tax';
import { CONTENT, parseFile } from '../files';
import {
  notInFuture,
  between,
  isCalendarDay,
  localizedText,
  matching,
  optionalHttpsUrl,
  optionalText,
  strictObject,
  wholeBetween,
} from '../fields';
import { parseYaml } from '../parse-yaml';
import type { Problem } from '../problems';

export const RATES_FILE = `${CONTENT}/rates.yml`;

const EXPECTED = "must be a year, a month or a day like '2026-02', in quotes";

const day = () =>
  matching(
    optionalText(),
    /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
    EXPECTED,
    'Gads, mēnesis vai diena: 2026, 2026-02 vai 2026-02-09.',
  ).test('day', EXPECTED, (value = '') => value.length < 10 || isCalendarDay(value));

const PERCENT = { from: 0, to: 100 };

const AMOUNT = { from: 0, to: 10_000 };

const rate = (label: string, { from, to }: FigureRange, aboveProfit = false) =>
  strictObject({
    value: between(from, to).label('Vērtība'),
    from: wholeBetween(1, 1e9)
      .optional()
      .test(
        'from',
        aboveProfit
          ? 'is required: the profit or the value above which it holds'
          : 'belongs to other rates',
        (profit = 0) => aboveProfit === profit > 0,
      )
      .label('No')
      .meta({
        hint: 'Peļņa vai kadastrālā vērtība, virs kuras likme ir spēkā, €.',
        ifPresent: true,
      }),
    source: localizedText().label('Avots'),
    url: optionalHttpsUrl().label('Avota adrese'),
    read: notInFuture(day()).label('Kad avots lasīts').meta({
      hint: 'Reizi gadā to pārlasa; check:content atgādina.',
    }),
  })
    .label(label)
    .meta({ type: 'Rate' });

const CHANGEABLE = { hint: 'Apmeklētājs to var mainīt.' };

export const ratesSchema = strictObject({
  stay: rate('Viesu nakšu skaits vidēji', bounds.stay).meta(CHANGEABLE),
  guestCleaning: rate('Viesu maksa par uzkopšanu, €', bounds.guestCleaning).meta({
    hint: 'Par vienu uzturēšanos; apmeklētājs to var mainīt.',
  }),
  utilities: rate('Komunālie maksājumi mēnesī, €', bounds.utilities).meta({
    hint: 'Ko maksātu īrnieks; apmeklētājs to var mainīt.',
  }),
  extras: rate('Nolietojums, iekārta un sīkie izdevumi mēnesī, €', bounds.extras).meta(CHANGEABLE),
  emptyWeeks: rate('Nedēļas gadā bez īrnieka', bounds.emptyWeeks).meta(CHANGEABLE),
  accountant: rate('Grāmatvedis mēnesī, €', bounds.accountant).meta({
    hint: 'Kad darbība ir reģistrēta; apmeklētājs to var mainīt.',
  }),
  commission: rate('Platformas komisija, %', bounds.commission).meta({
    hint: 'No tā, ko maksā viesi.',
  }),
  vat: rate('PVN, %', PERCENT).meta({ hint: 'Platformas komisijai.' }),
  receiptsTax: rate('Nodoklis no ieņēmumiem, %', PERCENT).meta({
    hint: 'Darbība nav reģistrēta, tikai paziņota.',
  }),
  profitTax: rate('Nodoklis no peļņas, %', PERCENT).meta({
    hint: 'Reģistrēta saimnieciskā darbība.',
  }),
  higherProfitTax: rate('Lielāks nodoklis no peļņas, %', PERCENT, true).meta({
    hint: 'Peļņai virs robežas parastā nodokļa vietā.',
  }),
  furtherTax: rate('Papildu nodoklis no peļņas, %', PERCENT, true).meta({
    hint: 'Peļņai virs robežas klāt pie lielākā nodokļa.',
  }),
  contributions: rate('VSAOI, %', PERCENT).meta({ hint: 'No robežas, kad to sasniedz.' }),
  contributionsFrom: rate('Ienākums mēnesī, no kura VSAOI pilna, €', AMOUNT),
  pensionContributions: rate('VSAOI pensijām, %', PERCENT).meta({
    hint: 'No pārējā ienākuma, un zem robežas no visa.',
  }),
  minimum: rate('Neapliekamais minimums mēnesī, €', AMOUNT),
  turnoverTax: rate('Mikrouzņēmuma nodoklis no apgrozījuma, %', PERCENT),
  vatLimit: rate('Apgrozījums, no kura jāreģistrējas par PVN maksātāju', {
    from: 1,
    to: 1_000_000,
  }),
  levy: rate('Tūrisma nodeva par viesi un nakti, €', bounds.levy),
  levyLimit: rate('Tūrisma nodeva, lielākā par vienu uzturēšanos, €', { from: 0, to: 1000 }),
  propertyTax: rate('Nekustamā īpašuma nodoklis, %', PERCENT).meta({
    hint: 'Kur 1. janvārī neviens nav deklarēts.',
  }),
  homeTax: rate('Nekustamā īpašuma nodoklis mājoklim, %', PERCENT),
  middleHomeTax: rate('Tas pats dārgākam mājoklim, %', PERCENT, true),
  upperHomeTax: rate('Tas pats visdārgākajam mājoklim, %', PERCENT, true),
});

export type RatesFile = InferType<typeof ratesSchema>;

export const readRates = () => parseFile(RATES_FILE, parseRates);

export const parseRates = (source: string) => parseYaml(source, ratesSchema, RATES_FILE);

/**
 * Sources that may have been read more than a year ago. Not a problem: content that built yesterday must
 * still build today.
 */
export function staleRates(rates: RatesFile, today = dayInRiga(new Date())): Problem[] {
  return rateKeys.flatMap((rate) => {
    const { read } = rates[rate];
    const [year = '', month = '01', day = '01'] = read?.split('-') ?? [];
    if (!read || [Number(year) + 1, month, day].join('-') >= today) return [];
    const message = `was last read in ${read}; open its source, put right what has changed, and write today's date`;
    return [{ file: RATES_FILE, key: `${rate}.read`, message }];
  });
}
