import type { RateKey } from '../../site/sums/rates';
import type { FigureKey } from '../content/company/figure-rules';

/** What the forms call the company's figures. */
export const figureNames: Record<FigureKey, string> = {
  remoteFee: 'Maksa par attālinātu pārvaldīšanu',
  remoteFeeRange: 'Maksa par attālinātu pārvaldīšanu: robežas',
  onSiteFee: 'Maksa par pārvaldīšanu uz vietas',
  onSiteFeeRange: 'Maksa par pārvaldīšanu uz vietas: robežas',
  cancellationMonths: 'Uzteikuma termiņš mēnešos',
  incomeUplift: 'Par cik vairāk nes īstermiņa īre: līdz',
  incomeUpliftRange: 'Par cik vairāk nes īstermiņa īre: robežas',
  incomeRatio: 'Cik reižu vairāk nes īstermiņa īre',
  longTermExample: 'Piemērs: ilgtermiņa īre gadā',
  shortTermExample: 'Piemērs: īstermiņa īre gadā',
  longTermIncome: 'Ilgtermiņa īres ieņēmumi gadā',
  shortTermIncome: 'Īstermiņa īres ieņēmumi gadā',
  occupancy: 'Noslodze mūsu dzīvokļos',
  forecastHours: 'Prognoze: stundas',
  ownerHoursSaved: 'Īpašnieks ietaupa stundas mēnesī',
  ownerWeeklyHours: 'Īpašnieka darbs pašu spēkiem: stundas nedēļā',
  managedMinutes: 'Īpašnieka darbs ar mums: minūtes nedēļā',
  ownCleaning: 'Uzkopšana pašu spēkiem',
  ourCleaning: 'Mūsu uzkopšana',
  liabilityCover: 'Atbildības apdrošināšana',
  damageCover: 'Bojājumu apdrošināšana',
  marketOccupancy: 'Noslodze Rīgas tirgū',
  averageDailyRate: 'Vidējā nakts cena Rīgā',
  revenueGrowth: 'Tirgus ieņēmumu pieaugums',
  marketListings: 'Sludinājumi Rīgā',
  exampleTax: 'Nodoklis piemērā',
  networkEarningsLv: 'Saimnieku ieņēmumi (latviešu lapā)',
  networkEarningsEn: 'Saimnieku ieņēmumi (angļu lapā)',
  inquiryMonths: 'Cik mēnešu glabā saraksti bez līguma',
  statisticsMonths: 'Cik mēnešu glabā statistiku',
  logDays: 'Cik dienu uzturētājs glabā žurnālus',
};

/** What the forms call the rates of the full sum. */
export const rateNames: Record<RateKey, string> = {
  rent: 'Ilgtermiņa īre mēnesī, € | Ar to aprēķins sākas; apmeklētājs to var mainīt.',
  stay: 'Viesu nakšu skaits vidēji | Apmeklētājs to var mainīt.',
  utilities: 'Komunālie maksājumi mēnesī, € | Ko maksātu īrnieks; apmeklētājs to var mainīt.',
  commission: 'Platformas komisija, % | No tā, ko maksā viesi.',
  vat: 'PVN, % | Platformas komisijai.',
  receiptsTax: 'Nodoklis no ieņēmumiem, % | Darbība nav reģistrēta, tikai paziņota.',
  profitTax: 'Nodoklis no peļņas, % | Reģistrēta saimnieciskā darbība.',
  higherProfitTax: 'Lielāks nodoklis no peļņas, % | Peļņai virs robežas parastā nodokļa vietā.',
  furtherTax: 'Papildu nodoklis no peļņas, % | Peļņai virs robežas klāt pie lielākā nodokļa.',
  turnoverTax: 'Mikrouzņēmuma nodoklis no apgrozījuma, %',
};
