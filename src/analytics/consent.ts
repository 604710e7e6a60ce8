import { readStored, parseRecord, writeStored } from '../site/storage';
import { initGtag, setConsent } from './tag';
import { addAnalyticsScript, analyticsAddress, deleteAnalyticsCookies } from './tag';

/** The privacy policy names it. */
const STORAGE_KEY = 'consent';

type ConsentAnswer = 'granted' | 'denied';

interface Choice {
  analytics: ConsentAnswer;
  /** ISO time. */
  at: string;
}

const listeners = new Set<() => void>();
/** The open question, with the element that had the focus when a visitor reopened it. */
let question: { openedFrom: Element | null } | undefined;
let isTracking = false;

/** Runs before all else on a page, and denies the storage that is not granted. */
export function startConsent(): void {
  const address = analyticsAddress();
  if (!address) return;
  initGtag(address);
  const choice = storedChoice();
  if (choice?.analytics === 'granted') startTracking(address);
  else deleteAnalyticsCookies();
  if (!choice) setQuestion({ openedFrom: null });
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) applyStoredAnswer(address);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applyStoredAnswer(address);
  });
}

export function answerConsent(analytics: ConsentAnswer): void {
  const address = analyticsAddress();
  if (!address) return;
  // If storage is blocked, the answer is only valid for this page.
  writeStored('local', STORAGE_KEY, JSON.stringify({ analytics, at: new Date().toISOString() }));
  closeQuestion();
  applyAnswer(analytics, address);
}

/** An answer applies to all open tabs, and to pages restored from the back-forward cache. */
function applyStoredAnswer(address: string): void {
  const choice = storedChoice();
  if (choice) setQuestion(undefined);
  applyAnswer(choice?.analytics, address);
}

function applyAnswer(answer: ConsentAnswer | undefined, address: string): void {
  if (answer === 'granted') {
    if (!isTracking) startTracking(address);
    return;
  }
  setConsent('denied');
  deleteAnalyticsCookies();
  // A script that has run cannot be undone; a reload gives a page without it.
  if (isTracking) window.location.reload();
}

export const reopenQuestion = () => setQuestion({ openedFrom: document.activeElement });

/** Closes the question and gives the focus back to the element that opened it. */
export function closeQuestion(): void {
  const openedFrom = question?.openedFrom;
  setQuestion(undefined);
  if (openedFrom instanceof HTMLElement) openedFrom.focus();
}

/** A new object each time the question opens. */
export const currentQuestion = () => question;

/** Calls `listener` when the question opens or closes, until the returned function is called. */
export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function startTracking(address: string): void {
  isTracking = true;
  setConsent('granted');
  addAnalyticsScript(address);
}

function setQuestion(next: typeof question): void {
  question = next;
  listeners.forEach((listener) => listener());
}

/** A site without analytics has no question. */
export const isAnalyticsStorageAllowed = (): boolean =>
  !analyticsAddress() || storedChoice()?.analytics === 'granted';

export function storedChoice(): Choice | undefined {
  const { analytics, at } = parseRecord(readStored('local', STORAGE_KEY)) as Partial<Choice>;
  const answered = analytics === 'granted' || analytics === 'denied';
  return answered && at ? { analytics, at } : undefined;
}
