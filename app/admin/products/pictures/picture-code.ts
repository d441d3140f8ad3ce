import type { PictureProblem } from '#web/upload/keep-pictures.server.ts';

/** Why a picture was not added: what the server said, or that it could not be asked. */
export type PictureCode = PictureProblem['code'] | 'signed-out' | 'failed';
