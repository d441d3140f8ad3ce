import fs from 'node:fs';
import { resizePicture } from '#platform/storage/resize-picture.server.ts';

/** Resizes one uploaded picture for the shop: `resize-picture.ts <file> <target>`. Its last output is a line of JSON. */
const [, , source = '', target = ''] = process.argv;

// When memory runs out, this process is killed and not the shop. Only Linux supports it.
if (process.platform === 'linux') fs.writeFileSync('/proc/self/oom_score_adj', '1000');

process.stdout.write(JSON.stringify(await resizePicture(source, target)));
