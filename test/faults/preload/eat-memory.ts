// Loaded into the shop before anything else: after SIGUSR2 it allocates memory until none is left.
const allocated: number[][] = [];
const numbersPerStep = 500_000;
const everyMs = 5;

process.on('SIGUSR2', () => {
  setInterval(() => {
    allocated.push(Array.from({ length: numbersPerStep }, (_, index) => index + 0.5));
  }, everyMs);
});
