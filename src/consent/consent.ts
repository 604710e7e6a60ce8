import { startTag, tellTag } from '../tracking/tag';
import { forgetAnalyticsCookies } from './analytics-cookies';
import { addAnalyticsScript, analyticsAddress } from './analytics-script';
import { storeChoice, storedChoice, type Answer } from './choice';

const listeners = new Set<() => void>();
/** The number of the open question; 0 while none is. */
let current = 0;
let asked = 0;
let counting = false;
/** Where the focus was when the question was asked for again. */
let askedFrom: Element | null = null;

/** Runs before anything else on a page: everything is denied that the visitor has not granted. */
export function startConsent(): void {
  const address = analyticsAddress();
  if (!address) return;
  startTag(address);
  const choice = storedChoice();
  if (choice?.analytics === 'granted') count(address);
  else forgetAnalyticsCookies();
  setAsking(!choice);
}

/** Takes the visitor's answer, stores it and acts by it at once. */
export function answerConsent(analytics: Answer): void {
  const address = analyticsAddress();
  if (!address) return;
  storeChoice({ analytics, at: new Date().toISOString() });
  closeQuestion();
  if (analytics === 'granted') {
    if (!counting) count(address);
    return;
  }
  tellTag('denied');
  forgetAnalyticsCookies();
  // A script cannot be taken back; a new page is without it.
  if (counting) window.location.reload();
}

/** Asks again; the answer can always be changed. */
export function askAgain(): void {
  askedFrom = document.activeElement;
  setAsking(true);
}

/** Ends the question; the focus goes back to where it was asked for. */
export function closeQuestion(): void {
  setAsking(false);
  if (askedFrom instanceof HTMLElement) askedFrom.focus();
  askedFrom = null;
}

/** The number of the open question, new each time it is asked; 0 while none is. */
export function openQuestion(): number {
  return current;
}

/** Whether the visitor has asked for the question, as against the page. */
export function isAskedAgain(): boolean {
  return askedFrom?.isConnected === true;
}

/** Tells when the question opens or closes; answers with the way to stop it. */
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
