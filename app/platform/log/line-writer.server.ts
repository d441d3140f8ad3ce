const maxWaitingBytes = 1024 * 1024;
const retryMs = 100;
/** The level `warn` of pino. */
const warnLevel = 40;

type Write = (bytes: Buffer) => number;
/** Bytes to write, and the number of lines lost if that fails: the line itself, and the lines that its notice reports. */
type Waiting = { bytes: Buffer; lines: number };

/**
 * Writes lines by a function that returns how many bytes it took. Retries while a reader is busy, drops lines on other
 * errors and above 1 MB, and reports the number of lost lines: a failing log must neither end nor block the shop.
 */
export class LineWriter {
  readonly #write: Write;
  #waiting: Waiting[] = [];
  #retry: NodeJS.Timeout | undefined;
  #lost = 0;
  #isInsideLine = false;

  constructor(write: Write) {
    this.#write = write;
  }

  write(line: string): void {
    if (this.#waitingBytes() + Buffer.byteLength(line) > maxWaitingBytes) {
      this.#lost += 1;
      return;
    }
    const start = this.#isInsideLine && this.#waiting.length === 0 ? '\n' : '';
    const notice =
      this.#lost === 0 ? '' : `${JSON.stringify({ level: warnLevel, lost: this.#lost })}\n`;
    this.#waiting.push({ bytes: Buffer.from(start + notice + line), lines: this.#lost + 1 });
    this.#lost = 0;
    this.#flush();
  }

  #flush(): void {
    try {
      for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
        const written = this.#write(next.bytes);
        next.bytes = next.bytes.subarray(written);
        this.#isInsideLine = next.bytes.length > 0;
        if (next.bytes.length === 0) this.#waiting.shift();
      }
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code === 'EAGAIN') {
        this.#tryLater();
        return;
      }
      this.#lost += this.#waiting.reduce((sum, { lines }) => sum + lines, 0);
      this.#waiting = [];
    }
  }

  /** Tries again later, because a pipe is full while its reader is busy. */
  #tryLater(): void {
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      this.#flush();
    }, retryMs).unref();
  }

  #waitingBytes(): number {
    return this.#waiting.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }
}
