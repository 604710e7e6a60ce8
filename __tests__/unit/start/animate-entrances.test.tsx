import { screen } from '@testing-library/react';
import { Steps } from '../../../src/components/steps';
import { animateEntrances } from '../../../src/start/animate-entrances';
import { observed, stubObserver, tellObservers } from '../observer';
import { renderIn } from '../render-in';

beforeEach(stubObserver);

const element = () => screen.getByText('Card');
const begin = () => {
  renderIn('en', <p data-reveal="">Card</p>);
  animateEntrances();
};

test('a block that rises into view appears when a tenth of it is visible', () => {
  begin();
  expect(observed()).toEqual([expect.objectContaining({ element: element(), threshold: 0.1 })]);
  expect(element()).toHaveAttribute('data-reveal', '');
  tellObservers(false);
  expect(element()).toHaveAttribute('data-reveal', 'waiting');
  tellObservers(true);
  expect(element()).toHaveAttribute('data-reveal', 'active');
});

test('a block that rises into view does not move when a visitor sees it from the start, also later', () => {
  begin();
  tellObservers(true);
  expect(element()).toHaveAttribute('data-reveal', 'shown');
  stubObserver();
  animateEntrances();
  expect(observed()).toEqual([]);
});

test('a block that rises into view stays visible without IntersectionObserver', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  begin();
  expect(element()).toHaveAttribute('data-reveal', '');
});

test('a block that rises into view enters once, although the address changes while it waits', () => {
  begin();
  tellObservers(false);
  animateEntrances();
  tellObservers(true);
  expect(element()).toHaveAttribute('data-reveal', 'active');
});

test('a block that rises into view waits 150 ms longer than the neighbour before it', () => {
  const cards = ['One', 'Two', 'Three'];
  const card = (text: string) => <p key={text} data-reveal="" children={text} />;
  renderIn('en', <>{cards.map(card)}</>);
  animateEntrances();
  const delayOf = (card: string) =>
    getComputedStyle(screen.getByText(card)).getPropertyValue('--reveal-delay');
  expect(cards.map(delayOf)).toEqual(['0ms', '150ms', '300ms']);
});

test('Process steps appear 300 ms apart; connectors follow 800 ms later, 500 ms apart', () => {
  const steps = ['one', 'two', 'three'].map((id) => ({ id, icon: 'key-round' }));
  renderIn('en', <Steps steps={steps} words={(id, part) => `${part} ${id}`} />);
  const delays = (name: string) =>
    screen.getAllByRole('listitem').map((item) => getComputedStyle(item).getPropertyValue(name));
  expect(delays('--step-delay')).toEqual(['0ms', '300ms', '600ms']);
  expect(delays('--connector-delay')).toEqual(['800ms', '1300ms', '1800ms']);
});
