import { render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { usePreHydrationInput } from '../../../src/components/use-pre-hydration-input';

function Group() {
  const group = useRef<HTMLDivElement>(null);
  const [taken, take] = useState('nothing');
  const change = () => undefined;
  usePreHydrationInput(group, take);
  return (
    <div ref={group}>
      <input type="text" value="from the build" onChange={change} />
      <input type="range" value="150" onChange={change} />
      <input type="checkbox" value="chosen" checked={false} onChange={change} />
      <output>{taken}</output>
    </div>
  );
}

/** The value that the group has read, if a visitor changed its HTML before hydration. */
function takenAfter(visit: (find: (selector: string) => HTMLInputElement) => void) {
  const built = render(<Group />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = built.container.innerHTML;
  built.unmount();
  visit((selector) => {
    const input = container.querySelector<HTMLInputElement>(selector);
    if (!input) throw new Error(`${selector} is not there`);
    return input;
  });
  render(<Group />, { container, hydrate: true });
  return screen.getByRole('status').textContent;
}

type Change = Partial<Pick<HTMLInputElement, 'value' | 'checked'>>;

test.each<[what: string, changed: Record<string, Change>, taken: string]>([
  ['typed in', { text: { value: 'typed early' } }, 'typed early'],
  ['emptied', { text: { value: '' } }, ''],
  ['moved', { range: { value: '50' } }, '50'],
  ['chosen', { checkbox: { checked: true } }, 'chosen'],
  ['changed before others', { range: { value: '50' }, text: { value: 'first' } }, 'first'],
  ['not changed', {}, 'nothing'],
])(
  'of an input that was %s before the page was hydrated is taken over: %j',
  (_, changed, taken) => {
    const visit: Parameters<typeof takenAfter>[0] = (find) => {
      for (const [type, change] of Object.entries(changed))
        Object.assign(find(`[type=${type}]`), change);
    };
    expect(takenAfter(visit)).toBe(taken);
  },
);
