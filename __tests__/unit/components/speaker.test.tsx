import { screen } from '@testing-library/react';
import { Speaker } from '../../../src/components/speaker';
import { stubObserver } from '../observer';
import { textOf } from '../../support/words';
import { imageData, renderIn } from '../render-in';

test('a made-up owner is marked as a sample', () => {
  const { rerender } = renderIn('en', <Speaker name="Ilze" about="owner" sample />);
  expect(screen.getByText(textOf('en', 'common', 'sample'))).toBeVisible();
  rerender(<Speaker name="Ilze" about="owner" sample={false} />);
  expect(screen.queryByText(textOf('en', 'common', 'sample'))).toBeNull();
});

test('a quotation has a picture of its owner where the content gives one', () => {
  stubObserver();
  const { rerender } = renderIn('en', <Speaker name="Ilze" about="owner" sample={false} />);
  expect(document.querySelector('[data-picture]')).toBeNull();
  rerender(<Speaker name="Ilze" about="owner" picture={imageData('ilze')} sample={false} />);
  expect(document.querySelector('[data-picture]')).not.toBeNull();
  expect(screen.getByText('Ilze')).toBeVisible();
});
