import { render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { GuardedPage } from '../../../src/shell/guarded-page';
import { languages, type Language } from '../../../src/site/languages';
import { textOf, wordsIn } from '../../support/words';

function Broken(): never {
  throw new Error('broken');
}

const node = (language: Language) => ({
  node: { ns: 'common', language, data: wordsIn(language).common },
});

const page = (pathname: string) =>
  ({
    location: { pathname } as PageProps['location'],
    data: { locales: { edges: languages.map(node) } },
  }) as PageProps;

describe('An unexpected error shows a generic error screen in the page’s language', () => {
  test.each(languages)('%s', (language) => {
    const words = (key: string) => textOf(language, 'common', `error.${key}`);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <GuardedPage page={page(`/${language}/about/`)}>
        <Broken />
      </GuardedPage>,
    );
    expect(screen.getByRole('heading', { name: words('title') })).toBeVisible();
    expect(screen.getByRole('link', { name: words('home') })).toHaveAttribute(
      'href',
      `/${language}/`,
    );
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  test('a page without errors is shown as it is', () => {
    render(<GuardedPage page={page('/lv/')}>Content</GuardedPage>);
    expect(screen.getByText('Content')).toBeVisible();
  });
});
