import { expect, type Page, type Request, type Route } from '@playwright/test';

const SEND = '**/api/v1.0/email/send';

/** Answers as the mail service does: 200 is sent, all else is not. */
export const answer = (route: Route, status = 200) =>
  route.fulfill({
    status,
    body: status === 200 ? 'OK' : '',
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
  });

interface HeldService {
  /** What was sent, in its order. */
  sent: Record<string, string>[];
  /** When the requests came, in milliseconds. */
  times: number[];
  /** Answers what has been sent so far, and at once from then on. */
  answerAll: (status?: number) => void;
}

/** A mail service that keeps its answers back. */
export async function holdService(page: Page): Promise<HeldService> {
  let release: (status: number) => void = () => undefined;
  const released = new Promise<number>((resolve) => {
    release = resolve;
  });
  const service: HeldService = {
    sent: [],
    times: [],
    answerAll: (status = 200) => release(status),
  };
  await page.context().route(SEND, async (route) => {
    if (route.request().method() === 'POST') note(service, route.request());
    await answer(route, await released);
  });
  return service;
}

function note(service: HeldService, request: Request): void {
  const { template_params } = request.postDataJSON() as { template_params: Record<string, string> };
  service.sent.push(template_params);
  service.times.push(Date.now());
}

/** Goes to the home page and back without a new document. */
export async function leave(page: Page): Promise<void> {
  await page.locator('header a[href$="/"]').first().click();
  await expect(page).toHaveURL(/\/(lv|en)\/$/);
}
