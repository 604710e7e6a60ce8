import { readStored, recordIn, store } from '../site/storage';
import { startTag, tellTag } from '../tracking/tag';
import { addAnalyticsScript, analyticsAddress, forgetAnalyticsCookies } from './analytics-script';

/** The privacy policy names it. */
const STORAGE_KEY = 'consent';

type ConsentAnswer = 'granted' | 'denied';

interface Choice {
  analytics: ConsentAnswer;
  /** ISO time. */
  at: string;
}

const listeners = new Set<() => void>();
/** The open question, with what had the focus when a visitor opened it again. */
let question: { openedFrom: Element | null } | undefined;
let counting = false;

/** Runs before anything else on a page and denies everything that the visitor has not granted. */
export function startConsent(): void {
  const address = analyticsAddress();
  if (!address) return;
  startTag(address);
  const choice = storedChoice();
  if (choice?.analytics === 'granted') startCounting(address);
  else forgetAnalyticsCookies();
  if (!choice) setQuestion({ openedFrom: null });
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) heedStored(address);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) heedStored(address);
  });
}

export function answerConsent(analytics: ConsentAnswer): void {
  const address = analyticsAddress();
  if (!address) return;
  // Where storage is blocked the answer holds for this page only.
  store('local', STORAGE_KEY, JSON.stringify({ analytics, at: new Date().toISOString() }));
  closeQuestion();
  heed(analytics, address);
}

/** An answer holds in all tabs at once, and in a page that the browser has kept meanwhile. */
function heedStored(address: string): void {
  const choice = storedChoice();
  if (choice) setQuestion(undefined);
  heed(choice?.analytics, address);
}

function heed(answer: ConsentAnswer | undefined, address: string): void {
  if (answer === 'granted') {
    if (!counting) startCounting(address);
    return;
  }
  tellTag('denied');
  forgetAnalyticsCookies();
  // A script that has run cannot be undone; a reload gives a page without it.
  if (counting) window.location.reload();
}

export function askAgain(): void {
  setQuestion({ openedFrom: document.activeElement });
}

/** Closes the question and gives the focus back to the element that opened it. */
export function closeQuestion(): void {
  const openedFrom = question?.openedFrom;
  setQuestion(undefined);
  if (openedFrom instanceof HTMLElement) openedFrom.focus();
}

/** A new object each time the question opens. */
export function openQuestion(): typeof question {
  return question;
}

/** Calls `listener` when the question opens or closes, until the returned function is called. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function startCounting(address: string): void {
  counting = true;
  tellTag('granted');
  addAnalyticsScript(address);
}

function setQuestion(next: typeof question): void {
  question = next;
  listeners.forEach((listener) => listener());
}

/** Where nobody counts, nobody is asked. */
export const mayStoreCounting = (): boolean =>
  !analyticsAddress() || storedChoice()?.analytics === 'granted';

export function storedChoice(): Choice | undefined {
  const { analytics, at } = recordIn(readStored('local', STORAGE_KEY)) as Partial<Choice>;
  const answered = analytics === 'granted' || analytics === 'denied';
  return answered && at ? { analytics, at } : undefined;
}
