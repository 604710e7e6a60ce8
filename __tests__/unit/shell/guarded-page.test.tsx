import { render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { readFileSync } from 'node:fs';
import { CONTENT } from '../../../src/node/content/content-folder';
import { GuardedPage } from '../../../src/shell/guarded-page';
import type { Language } from '../../../src/site/languages';

function Broken(): never {
  throw new Error('broken');
}

const node = (language: Language) => ({
  node: {
    ns: 'common',
    language,
    data: JSON.parse(readFileSync(`${CONTENT}/locales/${language}/common.json`, 'utf8')) as object,
  },
});

const page = (pathname: string) =>
  ({
    location: { pathname },
    data: { locales: { edges: [node('lv'), node('en')] } },
  }) as unknown as PageProps;

describe('An unexpected error shows a generic error screen in the page’s language', () => {
  test.each([
    ['/lv/about/', 'Kaut kas nogāja greizi', 'Uz sākumlapu', '/lv/'],
    ['/en/about/', 'Something went wrong', 'To the home page', '/en/'],
  ])('%s', (path, title, link, home) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <GuardedPage page={page(path)}>
        <Broken />
      </GuardedPage>,
    );
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', home);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  test('a page without errors is shown as it is', () => {
    render(<GuardedPage page={page('/lv/')}>Content</GuardedPage>);
    expect(screen.getByText('Content')).toBeVisible();
  });
});
