/** Focuses everything that the keyboard reaches, and returns what is in a box that cuts off the ring around it. */
export function withCutOffFocus(): string[] {
  const focusable = 'a[href], button, summary, select, input, textarea, [tabindex="0"]';
  const inside = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document;
  const before = document.activeElement;
  const boxesAround = (control: Element) => {
    const boxes: Element[] = [];
    for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
      boxes.push(box);
      if (getComputedStyle(box).position === 'fixed') break;
    }
    return boxes;
  };
  // A box that scrolls up and down can bring the ring into view; what is cut off at the sides of a box stays hidden.
  const cuts = (box: Element, ring: DOMRect, reach: number) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const { left, top } = box.getBoundingClientRect();
    const [x, y] = [left + box.clientLeft, top + box.clientTop];
    const atSides = Math.min(ring.left - x, x + box.clientWidth - ring.right) < reach;
    const atEnds = Math.min(ring.top - y, y + box.clientHeight - ring.bottom) < reach;
    return (overflowX !== 'visible' && atSides) || (overflowY === 'clip' && atEnds);
  };
  const isCutOff = (control: Element) => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(control);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 0.6;
    const ring = control.getBoundingClientRect();
    return outlineStyle !== 'none' && boxesAround(control).some((box) => cuts(box, ring, reach));
  };
  const cut = [...inside.querySelectorAll<HTMLElement>(focusable)].filter((control) => {
    control.focus({ focusVisible: true } as FocusOptions);
    return document.activeElement === control && isCutOff(control);
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return cut.map((control) => control.outerHTML.slice(0, 160));
}
