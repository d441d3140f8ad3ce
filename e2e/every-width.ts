import { expect, type Page } from '@playwright/test';
import { withCutOffFocus } from './cut-off-focus.ts';
import { test as base } from './fixtures.ts';

type Fixtures = {
  /** Checks the current page, including its open dialogs and menus. */
  checkPage: () => Promise<void>;
  /** Opens a page and checks it. */
  openAndCheck: (path: string) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  checkPage: async ({ page, axe }, use, testInfo) => {
    // Each page is checked at five widths.
    testInfo.slow();
    await use(() => atEveryWidth(page, axe));
  },
  openAndCheck: async ({ page, checkPage }, use) =>
    use(async (path) => {
      await page.goto(path);
      await checkPage();
    }),
});

/** Opens all collapsible sections of the page. */
export function openAllSections(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const section of document.querySelectorAll('details')) section.open = true;
  });
}

type CheckByAxe = (page: Page) => Promise<void>;

const height = 800;

/** Checks the page at desktop and phone widths with axe, focus and sizes, and whether it fits 320, 768 and 1000 px. */
export async function atEveryWidth(page: Page, axe: CheckByAxe): Promise<void> {
  await page.setViewportSize({ width: 1280, height });
  await axe(page);
  expect.soft(await page.evaluate(withoutVisibleFocus), 'shows no focus').toEqual([]);
  expect.soft(await page.evaluate(withCutOffFocus), 'has its focus ring cut off').toEqual([]);
  await page.setViewportSize({ width: 375, height });
  await axe(page);
  expect.soft(await page.evaluate(widerThanThePage), 'is wider than 375 px').toEqual([]);
  expect.soft(await page.evaluate(tooSmallForThumbs), 'is smaller than 44 px').toEqual([]);
  // At 1000 px the menu of the panel is beside the page, which is narrowest there.
  for (const width of [320, 768, 1000]) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(widerThanThePage);
    expect.soft(wide, `is wider than ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height });
}

/** Returns elements that make the page or a dialog scroll sideways, and tables that are cut off. */
function widerThanThePage(): string[] {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="dialog"] > *');
  const scrollers = [document.documentElement, ...dialogs];
  const frames = [...document.querySelectorAll('table')].map((table) => table.parentElement);
  const wide = [...scrollers, ...frames.filter((frame) => frame !== null)].filter(
    (part) => part.scrollWidth > part.clientWidth + 1,
  );
  return wide.flatMap((part) => {
    const edge = part.getBoundingClientRect().left + part.clientWidth + 1;
    const beyond = [...part.querySelectorAll('*')].filter(
      (child) => child.getBoundingClientRect().right > edge,
    );
    return [part, ...beyond].slice(0, 6).map((child) => child.outerHTML.slice(0, 160));
  });
}

/** Returns controls under 44 px, except for links inside a sentence. The label of a checkbox counts as part of it. */
function tooSmallForThumbs(): string[] {
  const controls = 'a[href], button, summary, select, input, textarea, [role="tab"]';
  const shown = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !control.closest('[inert], [aria-hidden="true"]') &&
      getComputedStyle(control).display !== 'inline' &&
      !control.matches('[type="hidden"]'),
  );
  const small = shown.filter((control) => {
    const label = control.matches('[type="checkbox"], [type="radio"]') && control.closest('label');
    const box = (label || control).getBoundingClientRect();
    return box.width > 1 && box.right > 0 && (box.height < 43.5 || box.width < 43.5);
  });
  return small.map((control) => {
    const { width, height } = control.getBoundingClientRect();
    return `${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 160)}`;
  });
}

/** Focuses everything that the keyboard reaches, and returns what does not change visibly. */
function withoutVisibleFocus(): string[] {
  const focusable = 'a[href], button, summary, select, input, textarea, [tabindex]';
  const inside = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document;
  const before = document.activeElement;
  const appearance = (control: Element) =>
    [control, control.parentElement, control.closest('label'), control.nextElementSibling]
      .filter((part) => part !== null)
      .map((part) => {
        const { outline, boxShadow, borderColor } = getComputedStyle(part);
        return `${outline} ${boxShadow} ${borderColor}`;
      })
      .join();
  const shown = [...inside.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      control.checkVisibility() && !control.matches(':disabled, [type="hidden"], [tabindex="-1"]'),
  );
  const unchanged = shown.filter((control) => {
    control.blur();
    const unfocused = appearance(control);
    control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    return document.activeElement === control && appearance(control) === unfocused;
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return unchanged.map((control) => control.outerHTML.slice(0, 160));
}
