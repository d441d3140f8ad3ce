/** Ctrl-C under npm arrives twice, from the terminal and from npm, within milliseconds. No one presses it that fast. */
const echoMs = 500;

/** Shuts down gracefully on SIGTERM and Ctrl-C; immediately on a second signal. */
export function stopOnSignals(close: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > echoMs) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    console.log('Closing: finishing what is in flight.');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
