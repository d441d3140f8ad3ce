/** Matches what the chat button must not cover. A product card counts as a whole, because all of it is a link. */
const neverCoveredSelector =
  'a, button, input, select, textarea, summary, label, .tabular-nowrap, .product-card';

/**
 * Sets `data-covers-control` on the chat button while it would cover a control or a price: styles hide it. Returns a
 * cleanup.
 */
export function hideOverControls(button: HTMLElement): () => void {
  const covered = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    // A hidden button has no size, and covers nothing.
    if (button.hidden) return;
    observer?.disconnect();
    covered.clear();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          covered[isIntersecting ? 'add' : 'delete'](target);
        }
        button.toggleAttribute('data-covers-control', covered.size > 0);
      },
      { rootMargin: insetsOf(button) },
    );
    for (const one of document.querySelectorAll(`:is(main, footer) :is(${neverCoveredSelector})`)) {
      if (one !== button && !one.closest('.chat-panel')) observer.observe(one);
    }
  };
  const changes = new MutationObserver(watch);
  watch();
  changes.observe(document.body, { childList: true, subtree: true });
  changes.observe(button, { attributeFilter: ['hidden'] });
  window.addEventListener('resize', watch);
  return () => {
    observer?.disconnect();
    changes.disconnect();
    window.removeEventListener('resize', watch);
  };
}

/** Returns the `rootMargin` that shrinks the viewport to the button. */
function insetsOf(button: HTMLElement): string {
  const { top, right, bottom, left } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const insets = [top, clientWidth - right, clientHeight - bottom, left];
  return insets.map((inset) => `${-Math.round(inset)}px`).join(' ');
}
