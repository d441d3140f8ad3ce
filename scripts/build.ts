import { buildShop } from './build/build-shop.ts';

await buildShop();
