const lineStart = /[ \t\r\n]*(?:[#;][^\r\n]*|([^\r\n][^=\r\n]*)(=?))/y;
const quotedPart = /[ \t]*(?:'([^']*)'?|"((?:[^"\\]|\\[\s\S])*)"?)/y;
const plainPart = /[ \t]*((?:[^\\\r\n]|\\[\s\S]?)*)/y;

/**
 * Parses an environment file by the rules of systemd, which passes its variables to the shop: a `#` inside of a value belongs to it, and a
 * line that begins with `export` sets nothing. `parseEnv` of Node differs in both, and in backslashes.
 */
export function parseEnvironment(text: string): Record<string, string> {
  const environment: Record<string, string> = {};
  let at = 0;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  for (let line = next(lineStart); line; line = next(lineStart)) {
    const [, name = '', sign] = line;
    if (!sign) continue;
    let value = '';
    for (let part = next(quotedPart); part; part = next(quotedPart)) {
      value += part[1] ?? unescapeQuoted(part[2] ?? '');
    }
    value += unescapePlain(next(plainPart)?.[1] ?? '');
    if (/^[A-Za-z_]\w*$/.test(name.trimEnd())) environment[name.trimEnd()] = value;
  }
  return environment;
}

/** Keeps a backslash before all but the four characters that the shell needs escaped, and joins continued lines. */
function unescapeQuoted(text: string): string {
  return text.replace(/\\([\s\S])/g, (escaped, character: string) => {
    if (character === '\n') return '';
    return '"\\`$'.includes(character) ? character : escaped;
  });
}

/** Removes each backslash, together with a line break after it, and the spaces at the end. */
function unescapePlain(text: string): string {
  return text.replace(/\\([\s\S]?)|[ \t]+$/g, (_, character = '') =>
    /[\r\n]/.test(character) ? '' : character,
  );
}
