import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalysisForm } from '../../../src/owners/analysis-form';
import { readDraft } from '../../../src/forms/draft';
import { renderIn, shownText } from '../render-in';
import { facts } from '../site/sums/facts';

const props = {
  mail: { mode: 'off', origin: '', account: {} },
  company: { phone: '+371 2000 0000', email: 'info@amberkey.example' },
  forecastHours: 24,
  hours: [],
  facts,
} as const;
const t = (key: string) => shownText('en', 'owners', `form.${key}`);
const text = 'Rent €900. https://site.example/en/property-owners/?rent=900';
const card = () => document.querySelector<HTMLElement>('[data-handed]');

afterEach(() => sessionStorage.clear());

test('A sum that is handed over is a card with two bars, and leaves the message alone', async () => {
  renderIn('en', <AnalysisForm {...props} note={{ text }} />);
  await screen.findByText(t('calculation.label'));
  expect(card()).toHaveTextContent('€8,640');
  expect(card()?.querySelectorAll('[data-ours]')).toHaveLength(2);
  expect(card()).not.toHaveTextContent('https://');
  expect(screen.getByRole('textbox', { name: /message/i })).toHaveValue('');
  expect(readDraft('property').calculation).toBe(text);
  expect(within(card() as HTMLElement).getByRole('link', { name: t('change') })).toHaveAttribute(
    'href',
    '#calculator',
  );
});

test('A sum that is taken out again goes into no letter', async () => {
  renderIn('en', <AnalysisForm {...props} note={{ text }} />);
  await userEvent.click(await screen.findByRole('button', { name: t('remove') }));
  expect(card()).toBeNull();
  expect(readDraft('property').calculation ?? '').toBe('');
});
