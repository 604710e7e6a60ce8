import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { ClosingAction } from '../../../src/sections/closing-band';
import { Quotation } from '../../../src/sections/quotation';
import { anchors, pathTo } from '../../../src/site/routes';
import { telUrl } from '../../../src/site/text';
import { stubObserver } from '../observer';
import { Breadcrumbs } from '../../../src/sections/breadcrumbs';
import { ProofPoints } from '../../../src/sections/proof-points';
import { questionEntries, QuestionsBand } from '../../../src/sections/questions-band';
import { company } from '../../support/words';
import { imageData, renderIn, withSamples } from '../render-in';
import { keysShown, renderKeys } from '../texts-by-key';

test.each([
  { typed: ' ', at: anchors.formAddress, kept: null },
  { typed: 'Brīvības 1', at: anchors.formAfterAddress, kept: { propertyAddress: 'Brīvības 1' } },
])('the owners’ form opens at the first field that is still empty: "$typed"', async (example) => {
  sessionStorage.clear();
  renderIn('en', <ClosingAction phone="+371 2000 0000" />);
  await userEvent.type(screen.getByRole('textbox'), `${example.typed}{Enter}`);
  expect(navigate).toHaveBeenLastCalledWith(`/en/property-owners/#${example.at}`);
  expect(JSON.parse(sessionStorage.getItem('draft:property-form') ?? 'null')).toEqual(example.kept);
});

const quotation = { page: 'home', quote: 'Calm.', author: 'Ilze', role: 'owner', picture: null };

test('a quotation has a picture of its owner where the content gives one', () => {
  stubObserver();
  const { rerender } = renderIn('en', <Quotation quotation={quotation} />);
  expect(document.querySelector('[data-picture]')).toBeNull();
  const picture = { childImageSharp: { gatsbyImageData: imageData('ilze') } };
  rerender(<Quotation quotation={{ ...quotation, picture }} />);
  expect(document.querySelector('[data-picture]')).not.toBeNull();
});

test('the way to a page is linked up to the page itself', () => {
  const breadcrumbs = ['Home', 'Blog', 'Taxes'].map((name) => ({ name, path: `/${name}/` }));
  renderIn('en', <Breadcrumbs />, { pageContext: { breadcrumbs } });
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ pathname, text }) => [text, pathname])).toEqual([
    ['Home', '/Home/'],
    ['Blog', '/Blog/'],
  ]);
  expect(screen.getByText('Taxes')).toHaveAttribute('aria-current', 'page');
});

test('a question without a text is left out, and its link leads to a place of a page', () => {
  const questions = [
    { question: 'What?', answer: 'This.\nAnd that.', link: 'More', to: '/open-file/#prices' },
    { question: '', answer: '' },
  ];
  const entries = questionEntries(questions, 'home');
  const groups = [{ title: 'Costs', entries }];
  renderIn('en', <QuestionsBand title="Questions" name="home" groups={groups} children="" />);
  const question = document.querySelector('details details');
  expect([question?.id, question?.getAttribute('name')]).toEqual(['home-what', 'home']);
  expect(question?.querySelectorAll('p')).toHaveLength(2);
  expect(screen.getByText('More').closest('a')).toHaveAttribute('href', '/en/open-file/#prices');
  expect(document.querySelectorAll('details')).toHaveLength(2);
});

test.each([
  { phoneFold: true, open: 3, more: 1 },
  { phoneFold: undefined, open: 7, more: 0 },
] as const)('of the claims $open stand open, and each links where it can be checked', (example) => {
  const { phoneFold, open, more } = example;
  const known = { ...company, registers: { company: 'https://a.example', vat: null } } as never;
  renderKeys(<ProofPoints company={known} phoneFold={phoneFold} />, withSamples('company.rating'));
  const [first, folded] = [...document.querySelectorAll('ul')];
  // The one without an address is missing.
  expect(first?.children).toHaveLength(Math.min(open, 6));
  expect(document.querySelectorAll('details')).toHaveLength(more);
  expect(folded?.children.length ?? 0).toBe(more * 3);
  expect(keysShown()).not.toContain('checks:vat.claim');
  const file = pathTo('en', 'open-file');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://a.example',
    company.profiles?.host,
    `${file}#${anchors.insurance}`,
    `${file}#${anchors.contract}`,
    `${file}#${anchors.method}`,
    telUrl(company.contact.phone),
  ]);
  expect(screen.getByText('common:sample')).toBeInTheDocument();
});
