/** What a shopper presses or decides by. A card counts as a whole, because its name links from all of it. */
const kept = 'a, button, input, select, textarea, summary, label, .figures, .product-card';

/** Marks the button with `data-aside` while it would cover one of these, so that it steps back. Returns how to stop. */
export function makeWay(button: HTMLElement): () => void {
  const covered = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    observer?.disconnect();
    covered.clear();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          covered[isIntersecting ? 'add' : 'delete'](target);
        }
        button.toggleAttribute('data-aside', covered.size > 0);
      },
      { rootMargin: insetsOf(button) },
    );
    for (const one of document.querySelectorAll(`:is(main, footer) :is(${kept})`)) {
      if (one !== button && !one.closest('.chat-panel')) observer.observe(one);
    }
  };
  const changes = new MutationObserver(watch);
  watch();
  changes.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', watch);
  return () => {
    observer?.disconnect();
    changes.disconnect();
    window.removeEventListener('resize', watch);
  };
}

/** Shrinks the screen to the place of the button, in the form of a `rootMargin`. */
function insetsOf(button: HTMLElement): string {
  const { top, right, bottom, left } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const insets = [top, clientWidth - right, clientHeight - bottom, left];
  return insets.map((inset) => `${-Math.round(inset)}px`).join(' ');
}
