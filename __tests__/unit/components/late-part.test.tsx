import { render, screen } from '@testing-library/react';
import { latePart } from '../../../src/components/late-part';

/** A late part whose text is "drawn". */
function makePart() {
  const load = jest.fn(() => Promise.resolve(() => <p>drawn</p>));
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
