const clearLine = '\r\u001b[K';
const logEveryMs = 1000;

/** Creates a printer for the progress of a long job: one line on a terminal, at most one line a second in a log. */
export function createProgressPrinter() {
  const { stderr } = process;
  let printedAt = Number.NEGATIVE_INFINITY;
  return {
    show: (progress: string) => {
      if (stderr.isTTY) return void stderr.write(`${clearLine}${progress}`);
      if (performance.now() - printedAt < logEveryMs) return;
      printedAt = performance.now();
      stderr.write(`${progress}\n`);
    },
    end: () => {
      if (stderr.isTTY) stderr.write(clearLine);
    },
  };
}
