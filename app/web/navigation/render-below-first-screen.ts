/**
 * Renders what the first view left out (app/ui/styles/first-screen.css), one section whenever the browser is idle, so that
 * no input waits for the layout of the whole page.
 */
export function renderBelowFirstScreen(): void {
  const left = [...document.querySelectorAll<HTMLElement>('.below-first-screen')];
  const renderNext = () => {
    const section = left.shift();
    if (!section) return document.documentElement.classList.remove('first-screen-only');
    section.style.contentVisibility = 'visible';
    whenIdle(renderNext);
  };
  whenIdle(renderNext);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work);
}
