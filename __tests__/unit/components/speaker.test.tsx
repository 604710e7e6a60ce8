import { screen } from '@testing-library/react';
import { Speaker } from '../../../src/components/speaker';
import { stubObserver } from '../observer';
import { imageData, renderIn } from '../render-in';

test('a quotation has a picture of its owner where the content gives one', () => {
  stubObserver();
  const { rerender } = renderIn('en', <Speaker name="Ilze" about="owner" sample={false} />);
  expect(document.querySelector('[data-picture]')).toBeNull();
  rerender(<Speaker name="Ilze" about="owner" picture={imageData('ilze')} sample={false} />);
  expect(document.querySelector('[data-picture]')).not.toBeNull();
  expect(screen.getByText('Ilze')).toBeVisible();
});
