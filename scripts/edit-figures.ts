import type { Document } from 'yaml';
import type { CompanyFile } from '../src/node/content/company/company-schema';
import { metaOfFigure, type FigureKey } from '../src/node/content/company/figures';
import type { RatesFile } from '../src/node/content/rates/read-rates';

const isPercent = (name: string) => metaOfFigure(name as FigureKey)?.unit === '%';

export function editCompany(company: Document) {
  const { figures, rating, hours, consultation } = company.toJS() as CompanyFile;
  // One step for all keeps each figure within its range, and below 100 %.
  const full = Object.entries(figures).some(
    ([name, { value, to }]) => isPercent(name) && (to ?? value ?? 0) > 99,
  );
  for (const [name, figure] of Object.entries(figures))
    for (const [key, value] of Object.entries(figure))
      // The ratio follows from the example's incomes.
      if (typeof value === 'number' && name !== 'incomeRatio')
        company.setIn(['figures', name, key], value + (isPercent(name) && full ? -1 : 1));
  if (rating) company.setIn(['rating', 'reviews'], rating.reviews + 1);
  company.setIn(['founded'], 2023);
  company.setIn(['contact', 'phone'], '+371 2999 9999');
  company.setIn(['contact', 'email'], 'other@amberkey.example');
  company.setIn(['address', 'street'], 'Citāda iela 2');
  company.setIn(['address', 'postalCode'], 'LV-1011');
  hours.forEach(({ opens }, index) => company.setIn(['hours', index, 'opens'], later(opens, -60)));
  if (!hours.some(({ days }) => days.includes('Saturday')))
    company.addIn(['hours'], { days: ['Saturday'], opens: '10:00', closes: '14:00' });
  company.setIn(['contact', 'guestPhone'], '+371 2888 8888');
  const { lastSlot, stepMinutes } = consultation;
  company.setIn(['consultation', 'lastSlot'], later(lastSlot, -stepMinutes));
}

export function editRates(rates: Document) {
  for (const [key, { value, source }] of Object.entries(rates.toJS() as RatesFile)) {
    rates.setIn([key, 'value'], value + 1);
    rates.setIn([key, 'read'], '2020-01');
    for (const [language, text] of Object.entries(source))
      rates.setIn([key, 'source', language], `${text} (+)`);
  }
}

/** Of times like 09:30. */
function later(time: string, minutes: number) {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const whole = hours * 60 + rest + minutes;
  return [Math.floor(whole / 60), whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
