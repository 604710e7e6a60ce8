import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, Suspense } from 'react';
import { FaqItem } from '../../../src/components/faq-list';
import { lazyWithFallback } from '../../../src/components/lazy-with-fallback';
import { OptionsTable } from '../../../src/components/options-table';
import { PillChoice } from '../../../src/components/pill-choice';
import { PrintButton } from '../../../src/components/print-button';
import { ShareLink } from '../../../src/components/share-link';
import { Steps } from '../../../src/components/steps';
import { Toast } from '../../../src/components/toast';
import { useFocusFallback } from '../../../src/components/use-focus-fallback';
import { wholeRanges } from '../../../src/components/whole-ranges';

test('a link to a question opens it and what is around it, and no other', () => {
  window.history.replaceState(null, '', '#b');
  render(
    <details>
      <FaqItem id="a" question="A?" children="1" />
      <FaqItem id="b" question="B?" children="2" />
    </details>,
  );
  const open = () => [...document.querySelectorAll('details')].map((details) => details.open);
  expect(open()).toEqual([true, false, true]);
  window.history.replaceState(null, '', '#a');
  fireEvent(window, new Event('hashchange'));
  expect(open()).toEqual([true, true, true]);
});

test('a sheet prints alone, once for several presses, until the visitor does something else', () => {
  window.print = jest.fn();
  const { container } = render(<div data-sheet="" children={<PrintButton children="Print" />} />);
  for (const _ of 'ab') fireEvent.click(screen.getByRole('button'));
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(container.querySelector('[data-printed]')).not.toBeNull();
  fireEvent.keyDown(window);
  expect(container.querySelector('[data-printed]')).toBeNull();
});

function Chips() {
  const [chips, setChips] = useState(['First', 'Second']);
  const region = useRef<HTMLDivElement>(null);
  const kept = useFocusFallback(region, (left) => left.querySelector('button'));
  return (
    <div ref={region} {...kept}>
      {chips.map((chip) => (
        <button key={chip} onClick={() => setChips(chips.filter((other) => other !== chip))}>
          {chip}
        </button>
      ))}
    </div>
  );
}

test('the focus of what is removed moves on, and nothing else moves it', () => {
  render(<Chips />);
  const [first, second] = screen.getAllByRole('button');
  first?.focus();
  fireEvent.click(first as Element);
  expect(second).toHaveFocus();
  second?.blur();
  fireEvent.click(second as Element);
  expect(document.body).toHaveFocus();
});

test.each([
  ['failure', 1],
  ['success', 0],
] as const)('a %s is read as an alert %i times, and can be closed', (kind, alerts) => {
  const onClose = jest.fn();
  render(
    <Toast message={{ kind, title: 'T', text: 'What' }} closeLabel="Close" onClose={onClose} />,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe(alerts ? 'TWhat' : '');
  expect(screen.getByRole('group', { name: 'T' })).toHaveTextContent('What');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  [() => Promise.resolve(() => <p>The part</p>), 'The part'],
  [() => Promise.reject(new Error('offline')), 'Instead'],
])('where a chunk does not come, something else stands for it: %#', async (load, text) => {
  const Part = lazyWithFallback(load, () => <p>Instead</p>);
  render(<Suspense children={<Part />} />);
  await screen.findByText(text);
});

test('each cell of a comparison names its column, also where a phone shows it below its row', () => {
  const rows = [{ head: 'Fee', cells: ['25%', '15%'] }];
  render(<OptionsTable label="Fees" headers={['', 'On site', 'Remote']} rows={rows} />);
  const cells = screen.getAllByRole('cell').map((cell) => [cell.textContent, cell.dataset.column]);
  expect(cells).toEqual([
    ['25%', 'On site'],
    ['15%', 'Remote'],
  ]);
});

test('of the options in a row one is chosen, and another can be', () => {
  const onChoose = jest.fn();
  const label = (option: string) => `The ${option}`;
  const options = ['one', 'other'];
  render(<PillChoice {...{ options, label, onChoose }} name="way" legend="Way" value="one" />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
  fireEvent.click(screen.getByRole('radio', { name: 'The other' }));
  expect(onChoose.mock.calls).toEqual([['way', 'other']]);
});

test('a link that was copied says so until the address changes, and a visitor may close the menu', async () => {
  const words = { copy: 'Copy', share: 'Share', copied: 'Copied', failed: 'Failed' };
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  const { rerender } = render(<ShareLink path="/a" words={words} />);
  await userEvent.click(screen.getByText('Copy'));
  expect(screen.getByText('Copied')).toHaveAttribute('aria-live', 'polite');
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/a`);
  rerender(<ShareLink path="/b" words={words} />);
  expect(screen.queryByText('Copied')).toBeNull();
  writeText.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await userEvent.click(screen.getByText('Copy'));
  expect(screen.queryByText('Failed')).toBeNull();
  writeText.mockRejectedValueOnce(new Error('refused'));
  await userEvent.click(screen.getByText('Copy'));
  screen.getByText('Failed');
});

test('steps are counted from one', () => {
  const steps = ['a', 'b'].map((id) => ({ id, icon: 'key-round' }));
  render(<Steps steps={steps} words={(id, part) => `${part} ${id}`} />);
  expect([...document.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
  ]);
});

test.each([
  ['About 30–50 € each', ['30–50']],
  ['From −€5 to +€10', ['−€5', '+€10']],
  ['A short-term let', []],
])('ranges and signed sums of "%s" stay in one line, and as they are', (text, kept) => {
  render(<p>{wholeRanges(text)}</p>);
  const whole = [...document.querySelectorAll('[data-range][translate=no]')];
  expect(whole.map(({ textContent }) => textContent)).toEqual(
    kept.map((part) => expect.stringContaining(part) as string),
  );
  expect(document.querySelector('p')).toHaveTextContent(text);
});
