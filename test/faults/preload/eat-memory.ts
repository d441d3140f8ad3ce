// Loaded into the shop before anything else: after SIGUSR2 it allocates memory until none is left.
const eaten: number[][] = [];
const bite = 500_000;
const everyMs = 5;

process.on('SIGUSR2', () => {
  setInterval(() => eaten.push(Array.from({ length: bite }, (_, index) => index + 0.5)), everyMs);
});
