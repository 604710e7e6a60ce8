import type { Page, Request, Route } from '@playwright/test';
import { receive, replies, SEND_PATH, type Message } from '../../src/mail/mail-service';

export const SEND = `**${SEND_PATH}`;

export const [TAKEN] = replies.taken;

/** Answers like the mail service: one status means sent, everything else means not sent. */
export const answer = (
  route: Route,
  status: number = TAKEN,
  body = status === TAKEN ? replies.taken[1] : '',
) =>
  route.fulfill({
    status,
    body,
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
  });

interface HeldService {
  sent: Message[];
  /** Answers all inquiries so far, and later ones at once. */
  answerAll: (status?: number) => void;
}

/** Delays the page's requests for some addresses until the test calls the returned function. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page whose scripts arrive when the test calls the returned function. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

export async function holdService(page: Page): Promise<HeldService> {
  let release: (status: number) => void = () => undefined;
  const released = new Promise<number>((resolve) => {
    release = resolve;
  });
  const service: HeldService = {
    sent: [],
    answerAll: (status = TAKEN) => release(status),
  };
  await page.context().route(SEND, async (route) => {
    if (route.request().method() === 'POST') service.sent.push(messageOf(route.request()));
    await answer(route, await released);
  });
  return service;
}

export function messageOf(request: Request): Message {
  const received = receive(request.postData() ?? '');
  return 'message' in received ? received.message : {};
}

/** A mail service that accepts each inquiry at once. */
export async function answerService(page: Page): Promise<HeldService> {
  const service = await holdService(page);
  service.answerAll();
  return service;
}
