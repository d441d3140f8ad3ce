import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export type AxeOptions = {
  /** Widths in pixels at which each check is repeated, after the one at the journey's own width. */
  furtherAxeWidths: number[];
};

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Fails when the page breaks a rule of WCAG 2.2 AA at its current width or a further one. Restores the current width. */
export async function checkAtWidths(page: Page, furtherWidths: readonly number[]) {
  await checkByAxe(page);
  const usual = page.viewportSize();
  if (!usual || furtherWidths.length === 0) return;
  for (const width of furtherWidths) {
    await page.setViewportSize({ ...usual, width });
    await checkByAxe(page);
  }
  await page.setViewportSize(usual);
}

async function checkByAxe(page: Page) {
  await triggerOnToasts(page, 'pointerover');
  // Elements half under the header would count as too small to be touched.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await endScrolling(page);
  // The header changes its colors once the page is scrolled to the top.
  await endTransitions(page);
  const violations = await violationsOn(page, { runOnly: rules });
  await triggerOnToasts(page, 'pointerout');
  const nodes = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => ({ ...node, id, help })),
  );
  const found: string[] = [];
  for (const { id, help, html, target, failureSummary = '' } of nodes) {
    const selector = `${target[0]}`;
    if (id === 'color-contrast' && (await isOverHero(page, selector))) continue;
    if (id === 'target-size' && (await isLargeInMiddle(page, selector))) continue;
    found.push(`${id}: ${help}\n  ${html}\n  ${failureSummary}`);
  }
  expect(found.join('\n\n')).toBe('');
}

/** Returns whether an element is in the header over the hero: axe measures its text against the page, not the picture. */
function isOverHero(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    (selector) => document.querySelector(selector)?.closest('.site-nav-over-hero') != null,
    selector,
  );
}

/** Returns whether a target is large enough in the middle of the screen: at its edge a bar may cover a part of it. */
async function isLargeInMiddle(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  const violations = await violationsOn(page, { runOnly: ['target-size'], within: selector });
  return violations.length === 0;
}

type Check = { runOnly: string[]; within?: string };

/** Runs axe on the page or a part of it. */
async function violationsOn(page: Page, { runOnly, within }: Check): Promise<axe.Result[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Parsing its source takes as long as most checks, so a document gets it once.
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ runOnly, within }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Most elements pass, and describing them would take most of the time.
      const { violations } = await axe.run(within ?? document, {
        runOnly,
        resultTypes: ['violations'],
      });
      return violations;
    },
    { runOnly, within },
  );
}

/**
 * Touches the toasts, so that they stay, or lets go of them: a fading toast has too little contrast. On a phone they ignore
 * a mouse. Waits for the end of those that are fading already.
 */
async function triggerOnToasts(page: Page, type: 'pointerover' | 'pointerout') {
  await page.evaluate((type) => {
    const event = new PointerEvent(type, { bubbles: true, pointerType: 'touch' });
    document.querySelector('[data-toasts]')?.dispatchEvent(event);
  }, type);
  await expect(page.locator('[data-toasts] [data-leaving]')).toHaveCount(0);
}

/** Waits until scrolling has ended and the header shows it: before that it may cover elements, and changes its colors. */
async function endScrolling(page: Page) {
  await page.evaluate(async () => {
    const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0, before = scrollY; still < 3; before = scrollY) {
      await aFrame();
      const isLate = scrollY === 0 && document.querySelector('[data-scrolled]') !== null;
      still = scrollY === before && !isLate ? still + 1 : 0;
    }
  });
}

/** Ends all transitions, so that final colors are checked. */
async function endTransitions(page: Page) {
  await page.evaluate(async () => {
    const isRunning = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Animations of elements that come into view begin one frame later.
    for (let still = 0; still < 3; still += 1) {
      await aFrame();
      for (const animation of document.getAnimations().filter(isRunning)) {
        animation.finish();
        still = 0;
      }
    }
  });
}
