/** Tokens of user agents, the more specific first: Edge calls itself Chrome, and Chrome calls itself Safari. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** Names a browser so that its owner recognizes it: "Chrome, Android". */
export function deviceName(userAgent: string): string {
  const named = [browsers, systems].map((list) => list.find(([token]) => token.test(userAgent)));
  return named.flatMap((found) => (found ? [found[1]] : [])).join(', ') || 'Browser';
}
