import { fireEvent, screen } from '@testing-library/react';
import { DrawnMap } from '../../../src/contact/drawn-map';
import { renderIn, shownText } from '../render-in';

test('where the drawn map cannot be loaded, the fallback is tried once, and then a message stands there', () => {
  renderIn('en', <DrawnMap alt="Riga" place={{ left: 50, top: 50 }} />);
  const drawing = () => screen.getByAltText('Riga');
  expect(drawing()).toHaveAttribute('src', '/riga-map.svg');
  expect(document.querySelector('svg')).not.toBeNull();
  fireEvent.error(drawing());
  expect(drawing()).toHaveAttribute('src', '/fallback.svg');
  expect(document.querySelector('svg')).toBeNull();
  fireEvent.error(drawing());
  expect(screen.queryByAltText('Riga')).toBeNull();
  expect(screen.getByText(shownText('en', 'common', 'picture.unavailable'))).toBeVisible();
});
