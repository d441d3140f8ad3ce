/** Reveals parts of the landing page as it is scrolled, and pauses the drifting plants. Returns a cleanup. */
export function startMotion(page: HTMLElement): () => void {
  const stops = [revealWhenSeen(page), pauseWhenHidden(page)];
  return () => {
    for (const stop of stops) stop?.();
  };
}

/**
 * Reveals elements with `data-reveal` when they are first scrolled into view. They are hidden only by a script, only below
 * the first screen, and not where reduced motion is preferred.
 */
function revealWhenSeen(page: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (!isStillBelow(entry)) observer.unobserve(entry.target);
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const part of page.querySelectorAll('[data-reveal]')) observer.observe(part);
  return () => observer.disconnect();
}

/**
 * Hides a part that is below the screen when first observed, and reveals it on the screen. Returns whether it is still
 * hidden. A part has no height while `content-visibility` leaves out its section (`first-screen.css`).
 */
function isStillBelow({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) {
  if (target.getAttribute('data-reveal') === 'waiting') {
    if (isIntersecting) target.setAttribute('data-reveal', 'shown');
    return !isIntersecting;
  }
  const { top, height } = boundingClientRect;
  const isBelow = height === 0 || top >= window.innerHeight;
  if (isBelow) target.setAttribute('data-reveal', 'waiting');
  return isBelow;
}

/** Pauses the plants that drift beside the hero while it is off screen or the page is hidden. */
function pauseWhenHidden(page: HTMLElement) {
  const plants = page.querySelector('.particles');
  if (!plants) return;
  let isInView = true;
  const update = () => plants.toggleAttribute('data-resting', !isInView || document.hidden);
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? true;
    update();
  });
  observer.observe(plants.closest('.hero') ?? plants);
  document.addEventListener('visibilitychange', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
}
