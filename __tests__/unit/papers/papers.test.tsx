import { screen, within } from '@testing-library/react';
import { CurrentPage } from '../../../src/links/current-page';
import { Papers } from '../../../src/papers/papers';
import { fromKeys } from '../../../src/site/from-keys';
import { languages, type Language } from '../../../src/site/languages';
import { rateKeys } from '../../../src/site/sums/rates';
import { stubObserver } from '../observer';
import { renderIn, shownText } from '../render-in';
import { facts } from '../site/sums/facts';

beforeEach(stubObserver);

const written = ['prices', 'contract', 'insurance', 'method'];

const sources = fromKeys(rateKeys, (key) => ({
  source: `Source of ${key}`,
  url: key === 'vat' ? 'https://vat.example' : null,
  read: '2026-02-09',
}));

const renderPapers = (language: Language, sampled = written, contract: string | null = null) => {
  const samples = sampled.map((paper) => `words.papers.${paper}`);
  const data = { site: { siteMetadata: { samples } } };
  return renderIn(
    language,
    <CurrentPage.Provider value={{ location: window.location as never, pageContext: {}, data }}>
      <Papers facts={facts} sources={sources} contract={contract} />
    </CurrentPage.Provider>,
  );
};

const papers = () => [...document.querySelectorAll<HTMLElement>('[data-sheet]')];

describe('The open file', () => {
  test.each(languages)(
    'lays out a forecast, two reports and four written papers, each with its name and figure (%s)',
    (language) => {
      renderPapers(language);
      const sheets = papers();
      expect(sheets).toHaveLength(3 + written.length);
      const titles = sheets.map((sheet) => within(sheet).getByRole('heading', { level: 2 }));
      for (const [index, paper] of written.entries())
        expect(titles[index + 3]).toHaveTextContent(
          shownText(language, 'papers', `${paper}.title`),
        );
      for (const sheet of sheets)
        expect(sheet.querySelector('summary')).toHaveTextContent(/\d.*\p{L}/u);
    },
  );

  test('has a header for each cell of the forecast by months that a screen reader reads', () => {
    renderPapers('en');
    const months = screen.getAllByRole('table', { hidden: true });
    const cells = months.flatMap((table) => [...table.querySelectorAll('thead td')]);
    expect(cells.filter((cell) => !cell.ariaHidden)).toEqual([]);
  });

  test('leads to the whole contract once the company has named its file', () => {
    const name = shownText('lv', 'papers', 'contract.full');
    renderPapers('lv').unmount();
    expect(screen.queryByText(name)).toBeNull();
    renderPapers('lv', undefined, 'contract.pdf');
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/contract.pdf');
  });

  test('marks every paper as a sample until its words are no longer made up', () => {
    const mark = shownText('en', 'common', 'sample');
    const sampled = () => papers().filter((paper) => within(paper).queryByText(mark));
    const { unmount } = renderPapers('en');
    expect(sampled()).toHaveLength(3 + written.length);
    unmount();
    renderPapers('en', ['contract']);
    expect(sampled().map(({ id }) => id)).toEqual([
      'forecast',
      'strong-month',
      'weak-month',
      'contract',
    ]);
  });

  test('names the source of each rate, and links it where it has an address', () => {
    renderPapers('en');
    for (const key of rateKeys) screen.getByText(new RegExp(`Source of ${key}\\b`));
    expect(screen.getByRole('link', { name: 'Source of vat' })).toHaveAttribute(
      'href',
      'https://vat.example',
    );
  });
});
