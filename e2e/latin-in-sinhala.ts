import type { Page } from '@playwright/test';
import { latinNames } from '#test/latin-names.ts';

/**
 * Returns a message for each text marked as Sinhala that shows or reads out Latin words other than `latinNames`. Checks
 * alternative texts, labels, titles and placeholders too.
 */
export function latinInSinhala(page: Page): Promise<string[]> {
  return page.evaluate((known) => {
    const latin = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*/gu;
    const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
    const isShown = (element: Element) =>
      !element.closest('script, style, noscript, template') &&
      element.checkVisibility({ visibilityProperty: true });
    const found: string[] = [];
    const check = (element: Element | null, text: string | null) => {
      if (!element || !text || languageOf(element) !== 'si' || !isShown(element)) return;
      const foreign = (text.match(latin) ?? []).filter((word) => !known.includes(word));
      if (foreign.length > 0) found.push(`${foreign.join(' ')} in "${text.trim()}"`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      check(texts.currentNode.parentElement, texts.currentNode.textContent);
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['alt', 'aria-label', 'title', 'placeholder']) {
        check(element, element.getAttribute(name));
      }
    }
    return found;
  }, latinNames);
}
