import { read } from '../support/built-pages';

const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
const textOf = (path: string) => {
  const $ = read(path);
  $('noscript').remove();
  return plain($('main').text());
};

/** The specification's figures and labels, by the page that shows them. */
const facts: [page: string, latvian: string[], english: string[]][] = [
  ['', ['30 %', '4,91', '88'], ['30%', '4.91', '88']],
  [
    'services/',
    ['15 %', '15–20 %', '25 %', '20–25 %', '30–50 €', '3 mēne', 'Blaumaņa'],
    ['15%', '15–20%', '25%', '20–25%', '€30–50', '3 months', 'Blaumaņa'],
  ],
  [
    'about/',
    [
      '2024',
      '25 %',
      'Izcilība',
      'Godīgums',
      'Jauninājumi',
      'Uzticamība',
      'Līga Ozola',
      'Toms Kalniņš',
    ],
    [
      '2024',
      '25%',
      'Excellence',
      'Integrity',
      'Innovation',
      'Reliability',
      'Līga Ozola',
      'Toms Kalniņš',
    ],
  ],
  ['contact/', ['9.00–17.00', '24/7', '+371'], ['9:00–17:00', '24/7', '+371']],
  [
    'property-owners/',
    [
      '30 %',
      '15 %',
      '25 %',
      '40–60',
      '85–95 %',
      '25 000–35 000 €',
      '11 000–15 000 €',
      '1 milj. €',
      '3 milj. €',
      '24 stund',
      '9–13',
      '60–100 €',
      '30–50 €',
    ],
    [
      '30%',
      '15%',
      '25%',
      '40–60',
      '85–95%',
      '€25,000–35,000',
      '€11,000–15,000',
      '€1 million',
      '€3 million',
      '24 hours',
      '9–13',
      '€60–100',
      '€30–50',
    ],
  ],
  [
    'schedule-consultation/',
    ['9.00–16.00', '15 %', '25 %', '3 mēne'],
    ['9:00–16:00', '15%', '25%', '3 months'],
  ],
  ['riga-airbnb-hosts/', ['3000–20 000+ €'], ['€1,000–20,000+']],
  [
    'blog/short-term-vs-long-term-rental-riga/',
    ['13 000 €', '29 000 €', '30–50 %', '25 %', '20 %'],
    ['€13,000', '€29,000', '30–50%', '25%', '20%'],
  ],
  [
    'blog/professional-short-term-rental-management-riga/',
    ['9–13', '5 min', '85–95 %', '72 %', '3 mēne'],
    ['9–13', '5 min', '85–95%', '72%', '3 months'],
  ],
  [
    'blog/riga-rental-market-analysis/',
    ['72 %', '65–95 €', '15 %', '3200+'],
    ['72%', '€65–95', '15%', '3,200+'],
  ],
];

describe.each(facts)('The page %s names', (page, latvian, english) => {
  test.each(latvian)('in Latvian %s', (fact) => {
    expect(textOf(`/lv/${page}`)).toContain(fact);
  });
  test.each(english)('in English %s', (fact) => {
    expect(textOf(`/en/${page}`)).toContain(fact);
  });
});
