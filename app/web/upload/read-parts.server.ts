import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';

/** One part of a form: a field with its text, or a file with its content. */
export type Part = {
  name: string;
  /** The browser's name of the file, for display and never as a path; undefined for a field. */
  fileName: string | undefined;
  /** The content in chunks as they arrive. A caller that does not read it skips it. */
  content: AsyncIterable<Buffer>;
};

/** Reports a body that ended early, or that is no form. */
export class BrokenForm extends Error {}

type Arrived = { part: Part; source: Readable };

const limits = { fieldNameSize: 200, fieldSize: 256 * 1024, headerPairs: 20 };

/**
 * Reads a form with files (RFC 7578) as it arrives, with at most one chunk of a file in memory. Throws BrokenForm, after the
 * complete parts, if the body is not such a form or ends early.
 */
export async function* readParts(request: Request): AsyncGenerator<Part> {
  const parser = openParser(request.headers.get('Content-Type') ?? '');
  if (!request.body) throw new BrokenForm('No form with files');
  const parts = new PassThrough({ objectMode: true });
  const files: Readable[] = [];
  parser.on('field', (name, text) => {
    const content = Readable.from([Buffer.from(text)]);
    parts.write({ part: { name, fileName: undefined, content }, source: content });
  });
  parser.on('file', (name, content, { filename: fileName }) => {
    content.on('error', () => undefined);
    files.push(content);
    parts.write({ part: { name, fileName, content: chunksOf(content) }, source: content });
  });
  const stop = new AbortController();
  let failure: BrokenForm | undefined;
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  const read = pipeline(body, parser, { signal: stop.signal }).catch((cause: unknown) => {
    failure = new BrokenForm('The form ended too early', { cause });
    for (const file of files) file.destroy(failure);
  });
  void read.then(() => parts.end());
  try {
    for await (const { part, source } of parts as AsyncIterable<Arrived>) {
      if (part.name === undefined) throw new BrokenForm('A part without a name');
      yield part;
      source.resume();
    }
    if (failure) throw failure;
  } finally {
    stop.abort();
  }
}

/** Throws BrokenForm for a file that is cut off, whether the parser or the connection notices it. */
async function* chunksOf(content: Readable): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (cause) {
    throw new BrokenForm('A file was cut off', { cause });
  }
}

function openParser(contentType: string) {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      limits,
      defParamCharset: 'utf8',
    });
  } catch (cause) {
    throw new BrokenForm('No form with files', { cause });
  }
}
