import { render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useEarlyInput } from '../../../src/components/use-take-over';

function Group() {
  const group = useRef<HTMLDivElement>(null);
  const [taken, take] = useState('nothing');
  const change = () => undefined;
  useEarlyInput(group, take);
  return (
    <div ref={group}>
      <input type="text" value="from the build" onChange={change} />
      <input type="range" value="20" onChange={change} />
      <input type="checkbox" value="chosen" checked={false} onChange={change} />
      <output>{taken}</output>
    </div>
  );
}

/** What the group has taken over when a visitor changed its HTML before hydration. */
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

describe('An input that was changed before hydration', () => {
  test('is taken over when it was typed in', () => {
    expect(takenAfter((find) => (find('[type=text]').value = 'typed early'))).toBe('typed early');
  });

  test('is taken over when it was emptied', () => {
    expect(takenAfter((find) => (find('[type=text]').value = ''))).toBe('');
  });

  test('is taken over when it was moved', () => {
    expect(takenAfter((find) => (find('[type=range]').value = '70'))).toBe('70');
  });

  test('is taken over when it was chosen', () => {
    expect(takenAfter((find) => (find('[type=checkbox]').checked = true))).toBe('chosen');
  });

  test('comes before the changed inputs that follow it', () => {
    const taken = takenAfter((find) => {
      find('[type=range]').value = '70';
      find('[type=text]').value = 'typed early';
    });
    expect(taken).toBe('typed early');
  });

  test('is the only kind that is taken over', () => {
    expect(takenAfter(() => undefined)).toBe('nothing');
  });
});
