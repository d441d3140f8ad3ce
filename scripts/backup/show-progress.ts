const clearLine = '\r\u001b[K';
const logEveryMs = 1000;

/** Prints the progress of a long job: in one line on a terminal, line by line and not too often in a log. */
export function showProgress() {
  const { stderr } = process;
  let saidAt = Number.NEGATIVE_INFINITY;
  return {
    show: (progress: string) => {
      if (stderr.isTTY) return void stderr.write(`${clearLine}${progress}`);
      if (performance.now() - saidAt < logEveryMs) return;
      saidAt = performance.now();
      stderr.write(`${progress}\n`);
    },
    end: () => {
      if (stderr.isTTY) stderr.write(clearLine);
    },
  };
}
