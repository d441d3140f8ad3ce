// Loaded into the shop before anything else: from SIGUSR2 on it keeps more and more, until the process has no memory left.
const eaten: number[][] = [];
const bite = 500_000;
const everyMs = 5;

process.on('SIGUSR2', () => {
  setInterval(() => eaten.push(Array.from({ length: bite }, (_, index) => index + 0.5)), everyMs);
});
