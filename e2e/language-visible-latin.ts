import type { Page } from '@playwright/test';

/** Names that stand in Sinhala sentences as they are written everywhere. At most thirty. */
export const names = ['WhatsApp', 'SMS', 'COD', 'PayHere', 'English', 'ORD', 'LKR', 'QR', 'IP'];

/**
 * Latin words that a reader sees or hears in Sinhala: those under an element that says its words are Sinhala. Looks at
 * texts, and at what fields and pictures are called.
 */
export function latinInSinhala(page: Page): Promise<string[]> {
  return page.evaluate((known) => {
    const latin = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*/gu;
    const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
    const isShown = (element: Element) =>
      !element.closest('script, style, noscript, template') &&
      element.checkVisibility({ visibilityProperty: true });
    const found: string[] = [];
    const look = (element: Element | null, words: string | null) => {
      if (!element || !words || languageOf(element) !== 'si' || !isShown(element)) return;
      const foreign = (words.match(latin) ?? []).filter((word) => !known.includes(word));
      if (foreign.length > 0) found.push(`${foreign.join(' ')} in "${words.trim()}"`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      look(texts.currentNode.parentElement, texts.currentNode.textContent);
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['alt', 'aria-label', 'title', 'placeholder']) {
        look(element, element.getAttribute(name));
      }
    }
    return found;
  }, names);
}
