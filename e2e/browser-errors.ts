import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

/** Collects the errors of the browser during one journey, except for those that the journey expects. */
export class BrowserErrors {
  #found: string[] = [];
  #expected: RegExp[] = [];

  /** Expects errors that match the pattern. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  listenTo(context: BrowserContext, shopUrl: string): void {
    context.on('console', (message) => this.#note(consoleError(message)));
    context.on('weberror', (error) => this.#note(`a script failed: ${error.error().stack}`));
    context.on('response', (response) => this.#note(failedResponse(response)));
    context.on('request', (request) => this.#note(requestToOutside(request, shopUrl)));
  }

  #note(error: string | undefined): void {
    if (error) this.#found.push(error);
  }

  unexpected(): string[] {
    return this.#found.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}

/** Chromium logs this for every refused form and every missing page; journeys check those themselves. */
const ordinaryRefusal = /^Failed to load resource: the server responded with a status of 4\d\d/;

function consoleError(message: ConsoleMessage): string | undefined {
  const text = message.text();
  const isBad = message.type() === 'error' || /hydrat/i.test(text);
  return isBad && !ordinaryRefusal.test(text) ? `on the console: ${text}` : undefined;
}

function failedResponse(response: Response): string | undefined {
  const status = response.status();
  const isPartOfPage = /^(image|script|stylesheet|font|manifest)$/.test(
    response.request().resourceType(),
  );
  return status >= 500 || (isPartOfPage && status >= 400)
    ? `${status} for ${response.request().method()} ${response.url()}`
    : undefined;
}

function requestToOutside(request: Request, shopUrl: string): string | undefined {
  return isOutside(request.url(), shopUrl) ? `the page asked for ${request.url()}` : undefined;
}

function isOutside(url: string, shopUrl: string): boolean {
  const { protocol, origin } = new URL(url);
  return /^(https?|wss?):$/.test(protocol) && origin !== new URL(shopUrl).origin;
}
