/** One part of a form: a field with its text, or a file with its content. */
export type Part = {
  name: string;
  /** What the browser calls the file; undefined for a field. Words for people, never a path. */
  fileName: string | undefined;
  /** In pieces as they come in. What nobody reads is skipped. */
  content: AsyncIterable<Buffer>;
};

/** The form ended before its end, or is none. */
export class BrokenForm extends Error {}

const longestHeader = 4096;
const newLine = '\r\n';

/**
 * Reads a form with files (RFC 7578) as it comes in. It never holds more than a piece of it, whatever is sent. However
 * it ends, the request is read to its end: a browser that still sends would not hear the answer.
 */
export async function* readParts(request: Request): AsyncGenerator<Part> {
  const boundary = boundaryOf(request.headers.get('Content-Type') ?? '');
  if (!request.body) throw new BrokenForm('No form with files');
  const reader = new Reader(request.body, Buffer.from(`${newLine}--${boundary}`));
  try {
    if (boundary === undefined) throw new BrokenForm('No boundary');
    await reader.skipPart();
    while (await reader.hasNext()) {
      const header = await reader.readHeader();
      yield { ...namesIn(header), content: reader.content() };
      await reader.skipPart();
    }
  } finally {
    await reader.skipRest();
  }
}

function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ??
    [];
  return quoted ?? plain;
}

function namesIn(header: string): Pick<Part, 'name' | 'fileName'> {
  const said = /^content-disposition:\s*form-data(.*)$/im.exec(header)?.[1] ?? '';
  const [, name] = /;\s*name="([^"]*)"/i.exec(said) ?? [];
  if (name === undefined) throw new BrokenForm('A part without a name');
  return { name, fileName: /;\s*filename="([^"]*)"/i.exec(said)?.[1] };
}

class Reader {
  readonly #pieces: AsyncIterator<Uint8Array>;
  readonly #mark: Buffer;
  /** Begins with a new line, for the first boundary has none before it. */
  #held: Buffer = Buffer.from(newLine);
  /** Whether the boundary behind the current part was met. */
  #isPast = false;

  constructor(body: AsyncIterable<Uint8Array>, mark: Buffer) {
    this.#pieces = body[Symbol.asyncIterator]();
    this.#mark = mark;
  }

  /** Whether another part follows the boundary. */
  async hasNext(): Promise<boolean> {
    await this.#hold(2);
    const end = this.#held.toString('latin1', 0, 2);
    this.#held = this.#held.subarray(2);
    this.#isPast = false;
    if (end !== newLine && end !== '--') throw new BrokenForm('No line behind a boundary');
    return end === newLine;
  }

  async readHeader(): Promise<string> {
    const end = newLine + newLine;
    while (!this.#held.includes(end)) {
      if (this.#held.length > longestHeader) throw new BrokenForm('A header without end');
      await this.#hold(this.#held.length + 1);
    }
    const at = this.#held.indexOf(end);
    const header = this.#held.toString('utf8', 0, at);
    this.#held = this.#held.subarray(at + end.length);
    return header;
  }

  async *content(): AsyncGenerator<Buffer> {
    while (!this.#isPast) {
      const at = this.#held.indexOf(this.#mark);
      const known = at < 0 ? this.#held.length - this.#mark.length + 1 : at;
      if (known > 0) {
        const piece = this.#held.subarray(0, known);
        this.#held = this.#held.subarray(known);
        yield piece;
      } else if (at === 0) {
        this.#held = this.#held.subarray(this.#mark.length);
        this.#isPast = true;
      } else {
        await this.#hold(this.#held.length + 1);
      }
    }
  }

  async skipPart(): Promise<void> {
    for await (const _ of this.content());
  }

  async skipRest(): Promise<void> {
    let isDone = false;
    while (!isDone) isDone = await this.#pieces.next().then(isLast, () => true);
  }

  async #hold(bytes: number): Promise<void> {
    while (this.#held.length < bytes) {
      const { done, value } = await this.#next();
      if (done) throw new BrokenForm('The form ended too early');
      this.#held = Buffer.concat([this.#held, value]);
    }
  }

  /** A line that goes dead is an early end, and no fault of ours. */
  #next() {
    return this.#pieces.next().catch((cause: unknown) => {
      throw new BrokenForm('The form was cut off', { cause });
    });
  }
}

function isLast({ done }: IteratorResult<Uint8Array>): boolean {
  return done === true;
}
