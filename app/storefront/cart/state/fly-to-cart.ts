const flightMs = 420;
/** The width of the picture at the end of its flight, in CSS pixels. */
const finalWidthPx = 20;

/**
 * Animates the picture of the added product to the cart link: that of the card around the form, or else the first of the
 * page. Does nothing where reduced motion is preferred, or where picture or link is not visible.
 */
export function flyToCart(form: Element): void {
  const container = form.closest('.product-card') ?? document.querySelector('main');
  const picture = container?.querySelector('img');
  const from = picture?.getBoundingClientRect();
  const cartLink = document.querySelector('header a[href$="/cart"]')?.getBoundingClientRect();
  if (!picture || !from || !cartLink || !isVisible(from) || !isVisible(cartLink)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  const copy = document.body.appendChild(document.createElement('img'));
  copy.src = picture.currentSrc;
  copy.alt = '';
  copy.className = 'flying-picture';
  for (const side of ['left', 'top', 'width', 'height'] as const) {
    copy.style[side] = `${from[side]}px`;
  }
  const [x, y] = [cartLink.left + cartLink.width / 2, cartLink.top + cartLink.height / 2];
  const shift = `translate(${x - from.left - from.width / 2}px, ${y - from.top - from.height / 2}px)`;
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 0.9 },
      { transform: `${shift} scale(${finalWidthPx / from.width})`, opacity: 0.4 },
    ],
    { duration: flightMs, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' },
  );
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
}

function isVisible({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
