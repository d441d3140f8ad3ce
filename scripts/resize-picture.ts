import fs from 'node:fs';
import { resizePicture } from '#platform/storage/resize-picture.server.ts';

/** Run by the shop for each uploaded picture: `resize-picture.ts <file> <target>`. Its last output is a line of JSON. */
const [, , source = '', target = ''] = process.argv;

// Where memory runs out, this process goes and the shop stays. Linux alone knows the wish.
if (process.platform === 'linux') fs.writeFileSync('/proc/self/oom_score_adj', '1000');

process.stdout.write(JSON.stringify(await resizePicture(source, target)));
