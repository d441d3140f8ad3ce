import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

/** What went wrong in the browser during one journey, and what the journey said it would. */
export class Complaints {
  #heard: string[] = [];
  #expected: RegExp[] = [];

  /** Says that something will go wrong on purpose. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  listenTo(context: BrowserContext, shopUrl: string): void {
    context.on('console', (message) => this.#note(complaintOf(message)));
    context.on('weberror', (error) => this.#note(`a script failed: ${error.error().stack}`));
    context.on('response', (response) => this.#note(brokenAnswer(response)));
    context.on('request', (request) => this.#note(reachingOutside(request, shopUrl)));
  }

  #note(complaint: string | undefined): void {
    if (complaint) this.#heard.push(complaint);
  }

  unexpected(): string[] {
    return this.#heard.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}

/** Chromium says so about every refused form and every missing page; the journey itself looks at those. */
const ordinaryRefusal = /^Failed to load resource: the server responded with a status of 4\d\d/;

function complaintOf(message: ConsoleMessage): string | undefined {
  const text = message.text();
  const isBad = message.type() === 'error' || /hydrat/i.test(text);
  return isBad && !ordinaryRefusal.test(text) ? `on the console: ${text}` : undefined;
}

function brokenAnswer(response: Response): string | undefined {
  const status = response.status();
  const isPart = /^(image|script|stylesheet|font|manifest)$/.test(
    response.request().resourceType(),
  );
  return status >= 500 || (isPart && status >= 400)
    ? `${status} for ${response.request().method()} ${response.url()}`
    : undefined;
}

function reachingOutside(request: Request, shopUrl: string): string | undefined {
  return isOutside(request.url(), shopUrl) ? `the page asked for ${request.url()}` : undefined;
}

function isOutside(url: string, shopUrl: string): boolean {
  const { protocol, origin } = new URL(url);
  return /^(https?|wss?):$/.test(protocol) && origin !== new URL(shopUrl).origin;
}
