import { buildIfNeeded, buildShop } from './build/build-shop.ts';

await (process.argv.includes('--if-needed') ? buildIfNeeded() : buildShop());
