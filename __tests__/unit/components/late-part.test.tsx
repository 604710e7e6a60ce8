import { render, screen, waitFor } from '@testing-library/react';
import { latePart } from '../../../src/components/late-part';
import { observed, stubObserver } from '../observer';

/** A late part whose text is "drawn". */
function makePart(drawn = <p>drawn</p>) {
  const load = jest.fn(() => Promise.resolve(() => drawn));
  return { load, Part: latePart(load) };
}

function serve(html: string) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<div>${html}</div>`;
  return { container, hydrate: true };
}

test('The HTML of the server stands until the part is wanted', async () => {
  const { load, Part } = makePart();
  const { rerender } = render(<Part />, serve('<p>served</p>'));
  screen.getByText('served');
  expect(load).not.toHaveBeenCalled();
  rerender(<Part wanted changed />);
  expect(screen.getByText('served')).not.toBeVisible();
  await screen.findByText('drawn');
  expect(screen.queryByText('served')).toBeNull();
});

test('On a page to which a link within the site led, the part loads at once', async () => {
  const { Part } = makePart();
  render(<Part />);
  await screen.findByText('drawn');
});

test('When its page is left, the part loads, and is there at once for who comes back', async () => {
  const { load, Part } = makePart();
  const { unmount } = render(<Part />, serve('<p>served</p>'));
  unmount();
  await load.mock.results[0]?.value;
  render(<Part />);
  screen.getByText('drawn');
});

test('A part starts entrances when it comes, if it has any', async () => {
  stubObserver();
  const [plain, entering] = [makePart(), makePart(<p data-reveal="">enters</p>)];
  render(<plain.Part />);
  await screen.findByText('drawn');
  expect(observed()).toEqual([]);
  render(<entering.Part />);
  await waitFor(() => expect(observed()).toHaveLength(1));
});
