import fs from 'node:fs';

// Loaded into the shop before anything else: moves its clock by the milliseconds in a file, read again at each SIGUSR2.
const file = process.env['SANDHI_FAULT_CLOCK'] ?? '';
const realNow = Date.now.bind(Date);
let shiftMs = 0;

function read() {
  shiftMs = Number(fs.readFileSync(file, 'utf8'));
}

const shiftedNow = () => realNow() + shiftMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [shiftedNow()] : given, newTarget) as Date,
  get: (target, name) => (name === 'now' ? shiftedNow : (Reflect.get(target, name) as unknown)),
});
process.on('SIGUSR2', read);
read();
