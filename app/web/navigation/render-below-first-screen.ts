/**
 * Renders what the first view left out (app/ui/styles/first-screen.css), one section in each frame, so that no input waits
 * for the layout of the whole page.
 */
export function renderBelowFirstScreen(): void {
  const leftOut = [...document.querySelectorAll<HTMLElement>('.below-first-screen')];
  const renderNext = () => {
    const section = leftOut.shift();
    if (!section) return document.documentElement.classList.remove('first-screen-only');
    section.style.contentVisibility = 'visible';
    requestAnimationFrame(renderNext);
  };
  requestAnimationFrame(renderNext);
}
