/** Writes characters that an editor would hide, join or read as a part of this code. */
const fromCodes = (...codes: number[]) => String.fromCodePoint(...codes);
const marks = [0x30d, 0x489, 0x352, 0x317, 0x33f].map((code) => fromCodes(code)).join('');

/** Fourteen classes of hostile text. Each is sent in every field of every form. */
export const hostileStrings: Record<string, readonly string[]> = {
  markup: [
    '<img src=x onerror=sandhi()><script>sandhi()</script>',
    '</title></textarea><svg onload=sandhi()>',
  ],
  'an end of its attribute': [
    '" autofocus onfocus="sandhi()',
    "' onmouseover='sandhi()",
    'javascript:sandhi()',
  ],
  SQL: ["'; drop table orders; --", "' or '1'='1", "%' union select null--", '\\'],
  'a template': [
    `{{7*7}}${fromCodes(0x24)}{7*7}<%= 7*7 %>#{7*7}`,
    '%s%n%x %1$s {0}',
    '{shopName}{orderNumber}',
  ],
  'a path': [
    '../../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/etc/passwd%00.png',
    'file:///etc/passwd',
  ],
  'a line of a header': [
    'a\r\nX-Injected: 1\r\nBcc: all@example.com',
    'a%0d%0aSet-Cookie: injected=1',
    'a\nX-Injected: 1',
  ],
  'a formula': [
    '=HYPERLINK("http://evil.example";"x")',
    "+1+cmd|' /C calc'!A0",
    '@SUM(1)',
    '\t=1+1',
  ],
  'control characters': ['a\0b', 'a\u0007\u001b[31mb', '\u0085\u009b', '\0'],
  'marks that turn or hide text': [
    `${fromCodes(0x202e)}txt.exe${fromCodes(0x2066)}x`,
    `a${fromCodes(0x200b, 0x2060, 0xfeff)}b`,
    fromCodes(0x3164, 0x115f, 0xe0041),
  ],
  'halves of characters': ['\ud800', 'a\udc00b', '\udfff\ud800', '\ufffe'],
  'text without end': ['x'.repeat(20_000), 'ශ්‍රී'.repeat(3_000), ' '.repeat(20_000), '9'.repeat(400)],
  'a heap of marks': [`a${marks.repeat(60)}`, marks, `ක${'්'.repeat(200)}`],
  'characters that must survive': ['ශ්‍රී ලංකා ක්‍රිෂ්ණ ප්‍රේම', '👨‍👩‍👧‍👦 ❤️ 🇱🇰', 'Zoë O’Brien-Ñúñez தமிழ்'],
  'names of objects': [
    '__proto__',
    'constructor',
    '{"__proto__":{"isAdmin":true}}',
    '[object Object]',
    'toString',
  ],
};
