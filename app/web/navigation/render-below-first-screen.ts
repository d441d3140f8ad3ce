/**
 * Renders what the first view left out (app/ui/styles/first-screen.css), one section in each frame, so that no input waits
 * for the layout of the whole page.
 */
export function renderBelowFirstScreen(): void {
  const section = document.querySelector<HTMLElement>('.below-first-screen:not([style])');
  if (!section) {
    document.documentElement.classList.remove('first-screen-only');
    return;
  }
  section.style.contentVisibility = 'visible';
  requestAnimationFrame(renderBelowFirstScreen);
}
