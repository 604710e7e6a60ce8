import { screen } from '@testing-library/react';
import { CallToAction } from '../../../src/prose/components';
import { ProseLink } from '../../../src/prose/files';
import { renderIn } from '../render-in';

// Gatsby's own link, which loads no document, is marked.
jest.mock('gatsby', () => ({
  graphql: () => undefined,
  Link: ({ to, children }: { to: string; children: string }) => (
    <a href={to} data-stays="">
      {children}
    </a>
  ),
}));

const callTo = (href: string) => <CallToAction title="T" buttonText="there" linkUrl={href} />;

describe.each([
  ['A link in a text', (href: string) => <ProseLink href={href}>there</ProseLink>],
  ['A call to action', callTo],
])('%s', (_, linkTo) => {
  const linkWith = (href: string) => {
    renderIn('en', linkTo(href));
    return screen.getByRole('link', { name: 'there' });
  };

  test('to a page of the site loads no new document', () => {
    expect(linkWith('/en/contact/')).toHaveAttribute('data-stays');
  });

  test('to a place of the text stays in it', () => {
    expect(linkWith('#notes')).not.toHaveAttribute('rel');
  });

  test('to another site gives it no access to this window', () => {
    expect(linkWith('https://example.com/')).toHaveAttribute('rel', 'noopener');
  });
});
