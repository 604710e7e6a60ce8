// Changes the company's facts and the rates of the full sum on a copy of the content.

/** @typedef {import('../src/node/content/company/company-schema').CompanyFile} CompanyFile */
/** @typedef {import('../src/node/content/rates/rates-schema').RatesFile} RatesFile */

/**
 * Changes the figures, phone, e-mail, office, year, rating and hours.
 * @param {import('yaml').Document} company
 */
export function editCompany(company) {
  const { figures, rating, hours, consultation } = /** @type {CompanyFile} */ (company.toJS());
  // All figures move by the same step, so that each stays within its range and none passes 100 %.
  const full = Object.values(figures).some(
    ({ unit, value, to }) => unit === '%' && (to ?? value ?? 0) > 99,
  );
  for (const [name, figure] of Object.entries(figures))
    for (const [key, value] of Object.entries(figure))
      if (typeof value === 'number')
        company.setIn(['figures', name, key], value + (figure.unit === '%' && full ? -1 : 1));
  company.setIn(['rating', 'reviews'], rating.reviews + 1);
  company.setIn(['founded'], 2023);
  company.setIn(['contact', 'phone'], '+371 2999 9999');
  company.setIn(['contact', 'email'], 'other@amberkey.example');
  company.setIn(['address', 'street'], 'Citāda iela 2');
  company.setIn(['address', 'postalCode'], 'LV-1011');
  company.setIn(['hours', 'opens'], later(hours.opens, -60));
  const { lastSlot, stepMinutes } = consultation;
  company.setIn(['consultation', 'lastSlot'], later(lastSlot, -stepMinutes));
}

/**
 * Changes every rate, its source, and the day on which that was read to one long ago.
 * @param {import('yaml').Document} rates
 */
export function editRates(rates) {
  for (const [key, { value, source }] of Object.entries(/** @type {RatesFile} */ (rates.toJS()))) {
    rates.setIn([key, 'value'], value + 1);
    rates.setIn([key, 'read'], '2020-01');
    for (const [language, text] of Object.entries(source))
      rates.setIn([key, 'source', language], `${text} (+)`);
  }
}

/**
 * A time of day such as 09:30, moved by some minutes.
 * @param {string} time
 * @param {number} minutes
 */
function later(time, minutes) {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const whole = hours * 60 + rest + minutes;
  return [Math.floor(whole / 60), whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
