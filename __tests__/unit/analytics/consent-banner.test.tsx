import { fireEvent, screen } from '@testing-library/react';
import { currentQuestion, reopenQuestion } from '../../../src/analytics/consent';
import { ConsentBanner } from '../../../src/analytics/consent-banner';
import { renderIn } from '../render-in';

test.each(['', 'denied'])('Escape closes the question only after an answer: "%s"', (analytics) => {
  window.ResizeObserver = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() })) as never;
  localStorage.setItem('consent', JSON.stringify({ analytics, at: '2026-01-01' }));
  reopenQuestion();
  renderIn('en', <ConsentBanner question={{ openedFrom: null }} privacy="" />);
  fireEvent.keyDown(screen.getByRole('region'), { key: 'Escape' });
  expect(currentQuestion() === undefined).toBe(analytics !== '');
});
