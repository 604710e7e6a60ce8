import { render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { usePreHydrationInput } from '../../../src/start/hydration-hooks';

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

type Change = Partial<Pick<HTMLInputElement, 'value' | 'checked'>>;

test.each<{ changed: Record<string, Change>; taken: string }>([
  { changed: { text: { value: 'typed early' } }, taken: 'typed early' },
  { changed: { text: { value: '' } }, taken: '' },
  { changed: { range: { value: '50' } }, taken: '50' },
  { changed: { checkbox: { checked: true } }, taken: 'chosen' },
  // The first of them.
  { changed: { range: { value: '50' }, text: { value: 'first' } }, taken: 'first' },
  { changed: {}, taken: 'nothing' },
])('what a visitor entered before hydration is kept: $changed', ({ changed, taken }) => {
  const built = render(<Group />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = built.container.innerHTML;
  built.unmount();
  for (const [type, change] of Object.entries(changed))
    Object.assign(container.querySelector(`[type=${type}]`) as object, change);
  render(<Group />, { container, hydrate: true });
  expect(screen.getByRole('status').textContent).toBe(taken);
});
