import { reloadAfterUpdate } from './reload-after-update.server.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script\b([^>]*) type="module"[^>]*>([\s\S]*?)<\/script>/;
/** Matches our own starter script, which no text of a page can imitate, because `<` is escaped in texts. */
const deferredCode =
  /<script\b[^>]*>\(\(code, files\) => \{[\s\S]*?\n\}\)\(("(?:[^"\\]|\\.)*"), \[/;

const charset = /<meta charset="utf-8"\/?>/i;

/** Long enough for the first picture on most connections. Then scripts start, even if the picture has not loaded. */
const maxWaitMs = 3_000;

/** Scripts that have not run after this time count as failed until they run: the page then shows what works without them. */
const maxLoadMs = 20_000;

/**
 * Sets the class `scripted` in browsers with features of Chrome 102, Safari 15.5 and Firefox 112; in others the page shows
 * what works without scripts. Uses only ES5, which old browsers parse too. See `scriptTarget` in scripts/build/baseline.ts.
 */
const gate = `(function (page) {
  try {
    if ('inert' in HTMLElement.prototype && [].findLast && Object.hasOwn && window.structuredClone)
      page.classList.add('scripted');
  } catch (fault) {}
})(document.documentElement)`;

/**
 * Leaves out what is below the first screen (app/ui/styles/first-screen.css), until the first click. A page that jumps to
 * one of its parts, or returns to where it was, is rendered whole, so that heights above that place are right.
 */
const firstScreenOnly = `(function (classes) {
  try {
    var isOpenedAtTop = !location.hash && performance.getEntriesByType('navigation')[0].type === 'navigate';
    if (!isOpenedAtTop || !classes.contains('scripted')) return;
    classes.add('first-screen-only');
    addEventListener('click', function () { classes.remove('first-screen-only'); }, { capture: true, once: true });
  } catch (fault) {}
})(document.documentElement.classList)`;

/**
 * Reloads a page that Back restores from the back/forward cache if its router was still waiting, because its buttons would
 * stay busy, or if it is the page that leads to the gateway, because the order may be paid by now.
 */
const reloadAfterReturn = `addEventListener('pageshow', ({ persisted }) => {
    const { state } = window.__reactRouterDataRouter || {};
    const isWaiting = state && state.navigation.state !== 'idle';
    if (persisted && (isWaiting || location.pathname.endsWith('/pay'))) location.reload();
  });`;

/**
 * Delays scripts until the first picture is painted or the page is first touched, so that on a slow connection styles,
 * fonts and pictures come first. Starts none in browsers that fail the test in the head. `release` is the one that rendered the page.
 */
export function deferScripts(html: string, release: string): string {
  const [whole, attributes = '', code] = moduleScript.exec(html) ?? [];
  if (whole === undefined || code === undefined) return html;
  const files = [...html.matchAll(preload)].map(([, href = '']) => href);
  const starter = `<script${attributes}>${starterOf(code, files, release)}</script>`;
  return html
    .replaceAll(preload, '')
    .replace(whole, () => starter)
    .replace(charset, (meta) => `${meta}<script${attributes}>${gate};${firstScreenOnly}</script>`);
}

/** Returns the code that the starter adds to the page as a script, because a policy by hash has to allow it too. */
export function deferredCodeIn(html: string): string[] {
  const quoted = deferredCode.exec(html)?.[1];
  return quoted === undefined ? [] : [JSON.parse(quoted)];
}

function starterOf(code: string, files: string[], release: string): string {
  return `((code, files) => {
  const { nonce } = document.currentScript;
  const { classList } = document.documentElement;
  if (!classList.contains('scripted')) return;
  ${reloadAfterUpdate(release)}
  ${reloadAfterReturn}
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    const failed = () => classList.remove('scripted');
    const late = setTimeout(failed, ${maxLoadMs});
    const faults = ['error', 'unhandledrejection'];
    for (const fault of faults) addEventListener(fault, failed);
    addEventListener('hydrated', () => {
      clearTimeout(late);
      for (const fault of faults) removeEventListener(fault, failed);
      classList.add('scripted');
    }, { once: true });
    const make = (name, properties) => Object.assign(document.createElement(name), properties);
    const script = make('script', { type: 'module', nonce, textContent: code, onerror: failed });
    document.head.append(...files.map((href) => make('link', { rel: 'modulepreload', href })), script);
    script.remove();
  };
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  const picture = document.querySelector('img[fetchpriority=high]');
  Promise.resolve(picture?.decode()).then(painted, painted);
  setTimeout(begin, ${maxWaitMs});
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { once: true });
})(${inScript(code)}, ${inScript(files)})`;
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
