import { readdirSync, readFileSync } from 'node:fs';
import type { FormCase } from '../browser/form-cases';
import type { Engine } from './engine';

/** Runs in the browser. */
export const isConfirmed = () => document.querySelector('[data-confirmation]') !== null;

/** Types an inquiry as a visitor does. */
export async function fill(engine: Engine, form: FormCase, filled: Record<string, string>) {
  for (const [name, value] of Object.entries(filled)) {
    const field = `#${form.id} [name=${name}]`;
    // The message is collapsed.
    await engine.evaluate(unfold, field);
    const chosen = await engine.evaluate(choose, field, value);
    if (!chosen) await engine.type(field, value);
  }
}

function unfold(selector = ''): void {
  document.querySelector(selector)?.closest('details')?.setAttribute('open', '');
}

/** Selects an option as a visitor does; `false` if the field is no select. */
function choose(selector = '', value = ''): boolean {
  const field = document.querySelector(selector);
  if (!(field instanceof HTMLSelectElement)) return false;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** What the mail service of the tests has kept. */
export const received = () =>
  readdirSync('.mail/tests').map((file) => readFileSync(`.mail/tests/${file}`, 'utf8'));
