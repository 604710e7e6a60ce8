import { readStored, recordIn, store } from '../site/storage';
import { startTag, tellTag } from '../tracking/tag';
import { addAnalyticsScript, analyticsAddress, forgetAnalyticsCookies } from './analytics-script';

/** The privacy policy names it. */
const STORAGE_KEY = 'consent';

type Answer = 'granted' | 'denied';

interface Choice {
  analytics: Answer;
  /** ISO time. */
  at: string;
}

const listeners = new Set<() => void>();
let current = 0;
let asked = 0;
let counting = false;
/** What had the focus when a visitor opened the question again. */
let askedFrom: Element | null = null;

/** Runs before anything else on a page and denies everything that the visitor has not granted. */
export function startConsent(): void {
  const address = analyticsAddress();
  if (!address) return;
  startTag(address);
  const choice = storedChoice();
  if (choice?.analytics === 'granted') count(address);
  else forgetAnalyticsCookies();
  setAsking(!choice);
}

export function answerConsent(analytics: Answer): void {
  const address = analyticsAddress();
  if (!address) return;
  // Where storage is blocked the answer holds for this page only.
  store('local', STORAGE_KEY, JSON.stringify({ analytics, at: new Date().toISOString() }));
  closeQuestion();
  if (analytics === 'granted') {
    if (!counting) count(address);
    return;
  }
  tellTag('denied');
  forgetAnalyticsCookies();
  // A script that has run cannot be undone; a reload gives a page without it.
  if (counting) window.location.reload();
}

export function askAgain(): void {
  askedFrom = document.activeElement;
  setAsking(true);
}

/** Closes the question and gives the focus back to the element that opened it. */
export function closeQuestion(): void {
  setAsking(false);
  if (askedFrom instanceof HTMLElement) askedFrom.focus();
  askedFrom = null;
}

/** A new number each time the question opens; 0 while it is closed. */
export function openQuestion(): number {
  return current;
}

/** Whether the visitor opened the question; otherwise the page did. */
export function isAskedAgain(): boolean {
  return askedFrom?.isConnected === true;
}

/** Calls `listener` when the question opens or closes, until the returned function is called. */
export function onAsking(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function count(address: string): void {
  counting = true;
  tellTag('granted');
  addAnalyticsScript(address);
}

function setAsking(open: boolean): void {
  current = open ? (asked += 1) : 0;
  listeners.forEach((listener) => listener());
}

export function storedChoice(): Choice | undefined {
  const { analytics, at } = recordIn(readStored('local', STORAGE_KEY)) as Partial<Choice>;
  const answered = analytics === 'granted' || analytics === 'denied';
  return answered && at ? { analytics, at } : undefined;
}
