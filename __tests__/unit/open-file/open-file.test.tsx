import { fireEvent, screen, within } from '@testing-library/react';
import { OpenFile } from '../../../src/open-file/open-file';
import { fromKeys } from '../../../src/site/from-keys';
import { languages, type Language } from '../../../src/site/languages';
import { exampleSum } from '../../../src/site/sums/assumptions';
import { monthsOf } from '../../../src/site/sums/example-year';
import { monthReport, ReportSheet } from '../../../src/open-file/report-sheet';
import { rateKeys } from '../../../src/site/sums/tax';
import { stubObserver } from '../observer';
import OpenFilePage from '../../../src/templates/open-file';
import { renderIn, shownText, withSamples } from '../render-in';
import { showPage } from '../show-page';
import { keysMissing, keysShown, linksByKey } from '../texts-by-key';
import { facts } from '../site/sums/facts';

beforeEach(stubObserver);

const written = ['prices', 'contract', 'insurance', 'method'];

const sources = fromKeys(rateKeys, (key) => ({
  source: `Source of ${key}`,
  url: key === 'vat' ? 'https://vat.example' : null,
  read: '2026-02-09',
}));

const renderPapers = (language: Language, sampled = written, contract: string | null = null) => {
  const samples = sampled.map((paper) => `words.open-file.${paper}`);
  const element = <OpenFile facts={facts} sources={sources} contract={contract} />;
  return renderIn(language, element, withSamples(...samples));
};

const papers = () => [...document.querySelectorAll<HTMLElement>('[data-sheet]')];

test.each(languages)('the open file has seven named documents in %s', (language) => {
  renderPapers(language);
  const titles = papers().map((sheet) => sheet.querySelector('h2'));
  expect(titles).toHaveLength(3 + written.length);
  for (const [index, paper] of written.entries())
    expect(titles[index + 3]).toHaveTextContent(shownText(language, 'open-file', `${paper}.title`));
  for (const sheet of papers())
    expect(sheet.querySelector('summary')).toHaveTextContent(/\d.*\p{L}/u);
});

test('the open file has a header for each cell of the forecast by months that a screen reader reads', () => {
  renderPapers('en');
  const cells = [...document.querySelectorAll('thead td')];
  expect(cells.filter((cell) => !cell.ariaHidden)).toEqual([]);
});

test('the open file compares each year with a tenant, and names the weak months and the worst', () => {
  renderPapers('en');
  const words = (key: string) => shownText('en', 'open-file', key);
  const difference = screen.getByText(words('forecast.steps.difference')).closest('tr');
  const cells = [...(difference?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  expect(cells).toEqual(['+€2,647', '−€494', '−€4,339', '–']);
  const rows = [...document.querySelectorAll('#forecast tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  );
  // By pencil: 365 nights at 90 % and 72 %; a tenant leaves 90 % of 13,000 euros after tax.
  expect(rows[1]).toEqual(['329', '263', '263', '–']);
  const taxed = rows.filter((row) => row.at(-1) === '€11,700');
  expect(taxed).toHaveLength(3);
  expect(rows.at(-1)).toEqual(['€15,647', '329', '€34,320']);
  const forecast = within(papers()[0] as HTMLElement);
  const ofTenant = (step: RegExp) =>
    forecast.getByText(step).closest('tr')?.querySelector('td:last-of-type')?.textContent;
  expect(ofTenant(/^Guests or/)).toMatch(/^€\d/);
  expect(ofTenant(/^Cleaning, /)).toBe('–');
  const verdicts = [...document.querySelectorAll<HTMLElement>('[data-verdict]')];
  expect(verdicts.map(({ dataset }) => dataset.verdict)).toEqual(['atBest', 'worth', 'tenant']);
  const worst = Math.min(...monthsOf(exampleSum(facts)).map((month) => month.left));
  const name = words('summary.worst').replace('{{month}}', 'February');
  expect(screen.getByText(name).nextSibling).toHaveTextContent(`€${worst}`);
});

test('a month’s report compares with the rent what is left after VAT and utilities', () => {
  const figures = { ...facts.figures, longTermExample: { from: 22_000, to: 22_000 } };
  const { forecast, left } = monthReport('strong', { ...facts, figures });
  expect([forecast < 22_000 / 12, left > 22_000 / 12]).toEqual([true, true]);
  renderIn('en', <ReportSheet kind="strong" facts={{ ...facts, figures }} />);
  expect(document.querySelector('[data-verdict=tenant]')).not.toBeNull();
});

test('the open file shows what each stay cost and left, and all changes of a day', () => {
  renderPapers('en');
  const stays = [...document.querySelectorAll('#strong-month details')];
  expect(stays).toHaveLength(monthReport('strong', facts).stays.length);
  const weak = document.querySelector('#weak-month');
  expect(weak).toHaveTextContent(shownText('en', 'open-file', 'report.why.weak'));
  for (const stay of stays) {
    const amounts = [...stay.querySelectorAll('td')].map(({ textContent }) =>
      Number(textContent.replace(/[€,]/g, '').replace('−', '-')),
    );
    const left = amounts.pop();
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(left);
  }
  const entries = shownText('en', 'open-file', 'method.log.entries').split('\n');
  for (const entry of entries) screen.getByText(entry.slice(11));
});

test('the open file links to the full contract once the company has named its file', () => {
  const name = shownText('lv', 'open-file', 'contract.full');
  renderPapers('lv').unmount();
  expect(screen.queryByText(name)).toBeNull();
  renderPapers('lv', undefined, 'contract.pdf');
  expect(screen.getByText(name)).toHaveAttribute('href', '/contract.pdf');
});

test('the open file marks every document as a sample until its texts are real', () => {
  const mark = shownText('en', 'common', 'sample');
  const sampled = () => papers().filter((paper) => within(paper).queryByText(mark));
  const { unmount } = renderPapers('en');
  expect(sampled()).toHaveLength(3 + written.length);
  unmount();
  renderPapers('en', ['contract']);
  const made = ['forecast', 'strong-month', 'weak-month', 'contract'];
  expect(sampled().map(({ id }) => id)).toEqual(made);
});

test('the open file names the source of each rate and the day of it, and links it where it has an address', () => {
  renderPapers('en');
  for (const key of rateKeys)
    expect(screen.getByText(new RegExp(`Source of ${key}\\b`)).parentElement).toHaveTextContent(
      `Source of ${key}, read on 9 February 2026`,
    );
  const link = screen.getByText('Source of vat');
  expect(link).toHaveAttribute('href', 'https://vat.example');
});

test('the prices of taxes stand in the table of taxes, as those of each kind in its own', () => {
  renderPapers('en');
  const words = (key: string) => shownText('en', 'open-file', `prices.${key}`);
  for (const [group, line] of [
    ['ourFees', 'ourFees.start'],
    ['thirdPartyCosts', 'thirdPartyCosts.vat'],
    ['tax', 'tax.micro'],
  ] as const)
    expect(screen.getByRole('table', { name: words(`${group}.title`) })).toHaveTextContent(
      words(`${line}.title`),
    );
});

test('a paper that a visitor opens comes into view, and no other', () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  renderPapers('en');
  const [paper] = papers() as [HTMLDetailsElement];
  fireEvent(paper, new Event('toggle'));
  paper.open = true;
  fireEvent(paper, new Event('toggle'));
  expect(scroll).not.toHaveBeenCalled();
  paper.open = false;
  window.history.replaceState(null, '', `#${paper.id}`);
  fireEvent(window, new Event('hashchange'));
  expect(papers().map((each) => (each as HTMLDetailsElement).open)).toEqual(
    papers().map((each) => each === paper),
  );
  fireEvent(paper, new Event('toggle'));
  expect(scroll).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', ' ');
});

test('the open file has each of its texts, one paper open at a time, and the ways on', () => {
  // Keys for texts make some rows alike.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showPage(OpenFilePage);
  log.mockRestore();
  expect(keysMissing('open-file', /^forecast\.steps\.(?:utilities|extras)|^method\.log/)).toEqual(
    [],
  );
  expect(papers().map((paper) => paper.getAttribute('name'))).toEqual(
    papers().map(() => 'open-file'),
  );
  expect(keysShown('#insurance ul')).toEqual([
    ...['first', 'second', 'third'].map((id) => `open-file:insurance.covered.${id}`),
    ...['first', 'second', 'third', 'fourth', 'fifth'].map(
      (id) => `open-file:insurance.excluded.${id}`,
    ),
  ]);
  expect(linksByKey()).toMatchObject({
    'common:closing.action': '/en/property-owners/',
    'open-file:contract.full': '/contract.pdf',
  });
});

test('the summary has what guests pay, what is left of it and the worst month', () => {
  renderPapers('en');
  const figures = screen.getAllByRole('definition').slice(0, 3);
  const worst = Math.min(...monthsOf(exampleSum(facts)).map((month) => month.left));
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '€34,320',
    '€15,647',
    `€${worst}`,
  ]);
});

test('a month’s report names its commission and the cleaning of each stay as costs', () => {
  const { stays, commission } = monthReport('strong', facts);
  renderIn('en', <ReportSheet kind="strong" facts={facts} />);
  const sheet = document.querySelector('#strong-month');
  const said = shownText('en', 'open-file', 'report.commission', {
    commission: `€${-commission}`,
  });
  expect(sheet).toHaveTextContent(said.split('{{')[0] ?? '');
  expect(sheet).toHaveTextContent(`€${-commission}`);
  expect(sheet).not.toHaveTextContent(`−€${-commission}`);
  expect(sheet).toHaveTextContent(
    shownText('en', 'open-file', 'report.cleaning', { times: stays.length, price: '€40' }),
  );
});
