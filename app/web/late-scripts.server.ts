const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script\b([^>]*) type="module"[^>]*>([\s\S]*?)<\/script>/;
const lateCode = /\}\)\(("(?:[^"\\]|\\.)*"), \[/;

/** Long enough for the first picture on most lines. A page whose picture does not come wakes up all the same. */
const longestWaitMs = 3_000;

/**
 * Pages read and sell without their scripts: these begin when the first picture is painted, or when somebody touches
 * the page before that. On a slow line styles, letters and pictures then have the line for themselves.
 */
export function withLateScripts(html: string): string {
  const [whole, attributes = '', code] = moduleScript.exec(html) ?? [];
  if (whole === undefined || code === undefined) return html;
  const files = [...html.matchAll(preload)].map(([, href = '']) => href);
  const starter = `<script${attributes}>${starterOf(code, files)}</script>`;
  return html.replaceAll(preload, '').replace(whole, () => starter);
}

/** Code that stands in no script of the page, and runs nevertheless: a policy of hashes has to know it. */
export function lateCodeIn(html: string): string[] {
  const quoted = lateCode.exec(html)?.[1];
  return quoted === undefined ? [] : [JSON.parse(quoted)];
}

function starterOf(code: string, files: string[]): string {
  return `((code, files) => {
  const { nonce } = document.currentScript;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    const make = (name, properties) => Object.assign(document.createElement(name), properties);
    const script = make('script', { type: 'module', nonce, textContent: code });
    document.head.append(...files.map((href) => make('link', { rel: 'modulepreload', href })), script);
    script.remove();
  };
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  const picture = document.querySelector('img[fetchpriority=high]');
  Promise.resolve(picture?.decode()).then(painted, painted);
  setTimeout(begin, ${longestWaitMs});
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { once: true });
})(${inScript(code)}, ${inScript(files)})`;
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
