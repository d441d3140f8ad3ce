import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { BrokenForm, readParts } from './read-parts.server.ts';

const type = 'multipart/form-data; boundary=--x';

function form(...parts: string[]): string {
  return `${parts.map((part) => `----x\r\n${part}\r\n`).join('')}----x--\r\n`;
}

function field(name: string, text: string) {
  return `Content-Disposition: form-data; name="${name}"\r\n\r\n${text}`;
}

function file(name: string, fileName: string, content: string) {
  return `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n${content}`;
}

/** Builds a request whose body arrives in pieces of this many bytes, as from a network. */
function postRequest(body: string, { pieceBytes = 65_536, contentType = type } = {}): Request {
  const bytes = Buffer.from(body);
  let sentBytes = 0;
  const stream = new ReadableStream({
    pull(controller) {
      if (sentBytes >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(sentBytes, sentBytes + pieceBytes));
      sentBytes += pieceBytes;
    },
  });
  return asRequest(stream, contentType);
}

function asRequest(body: ReadableStream, contentType: string): Request {
  const init = { method: 'POST', body, headers: { 'Content-Type': contentType }, duplex: 'half' };
  return new Request('http://shop/', init);
}

async function read(request: Request, { skip = '' } = {}) {
  const parts: [string, string | undefined, string][] = [];
  for await (const { name, fileName, content } of readParts(request)) {
    if (name === skip) continue;
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(Buffer.from(piece));
    parts.push([name, fileName, Buffer.concat(pieces).toString()]);
  }
  return parts;
}

test.each([1, 2, 3, 7, 64, 65_536])(
  'fields and files are read unchanged, in pieces of %i bytes',
  async (pieceBytes) => {
    const tricky = '\r\n----\r\n--\r\n----y\r\n\r\n';
    const body = form(field('nameSi', 'තෛලය'), file('pictures', 'a.png', tricky), field('end', ''));
    expect(await read(postRequest(body, { pieceBytes }))).toEqual([
      ['nameSi', undefined, 'තෛලය'],
      ['pictures', 'a.png', tricky],
      ['end', undefined, ''],
    ]);
  },
);

test('text before the first boundary is ignored, and a part that is not read is skipped', async () => {
  const body = `hello\r\n${form(file('pictures', 'a.png', 'x'.repeat(99)), field('a', 'b'))}`;
  expect(await read(postRequest(body, { pieceBytes: 10 }), { skip: 'pictures' })).toEqual([
    ['a', undefined, 'b'],
  ]);
});

test.each([
  ['no boundary', form(field('a', 'b')), 'multipart/form-data'],
  ['another boundary', form(field('a', 'b')), 'multipart/form-data; boundary=y'],
  ['no end', form(field('a', 'b')).slice(0, -10), type],
  ['no beginning', 'hello', type],
  ['nothing', '', type],
  ['a part without a name', form('Content-Disposition: form-data\r\n\r\nx'), type],
  ['a header without end', form(`X: ${'x'.repeat(9000)}`), type],
  ['no line break after the boundary', '----xoops', type],
])('a form with %s is broken', async (_what, body, contentType) => {
  await expect(read(postRequest(body, { contentType }))).rejects.toThrow(BrokenForm);
});

test('a connection that breaks is reported as a broken form', async () => {
  const stream = new ReadableStream({
    pull: (controller) => controller.error(new Error('ECONNRESET')),
  });
  await expect(read(asRequest(stream, type))).rejects.toThrow(BrokenForm);
});

test('any body is read as parts or reported as a broken form, never as another error', async () => {
  const piece = fc.constantFrom(
    ...['----x\r\n', '----x--', '\r\n', 'Content-Disposition: form-data; name="a"', '; filename="'],
    ...['\0', '"', 'x'.repeat(300), 'Content-Disposition: form-data; name=', '\r\n\r\n', 'නම'],
  );
  const body = fc.oneof(
    anyText(),
    fc.array(piece).map((all) => all.join('')),
  );
  const kind = fc.constantFrom(type, `${type};boundary=`, 'multipart/form-data', 'text/plain', '');
  await fc.assert(
    fc.asyncProperty(
      body,
      kind,
      fc.integer({ min: 1, max: 40 }),
      async (text, contentType, pieceBytes) => {
        const reading = read(postRequest(text, { pieceBytes, contentType }));
        const failure = await reading.then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
        expect(failure ?? new BrokenForm()).toBeInstanceOf(BrokenForm);
      },
    ),
  );
});
