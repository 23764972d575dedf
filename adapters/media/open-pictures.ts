import { join } from 'node:path';

import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import { drawInThread } from './draw-in-thread.ts';
import { encode } from './encode.ts';
import { occasionalReport } from './occasional-report.ts';
import { diskFiles } from './picture-files.ts';
import { pictures, type Pictures } from './pictures.ts';
import { isSigned } from './picture-signature.ts';
import { pictureStore } from './store.ts';
import { work } from './work.ts';

type OpenPicturesSettings = {
  /** The folder of all data; pictures are in `media` under it. */
  readonly dataDir: string;
  readonly clock: Clock;
  readonly log: Log;
};

const megabyte = 1024 * 1024;

/**
 * Two tasks at once: the image library works in Node's four threads for files, of which the toolbox
 * takes one, and one must be left, or finished pictures would wait for those in the making. AVIF
 * takes one of the two, so that a picture that somebody waits for always finds the other.
 */
const limits = {
  store: { memory: 32 * megabyte, disk: 512 * megabyte, files: 50_000, file: 8 * megabyte },
  work: { running: 2, urgent: 200, later: 400, quiet: 400 },
} as const;

/** How often a disk that refuses is reported, in milliseconds. */
const reportEvery = 60_000;

/** The pictures of the embedded media service: drawn in a thread, coded by sharp, kept on disk. */
export const openPictures = ({ dataDir, clock, log }: OpenPicturesSettings): Pictures => {
  const folder = join(dataDir, 'media');
  const store = pictureStore({
    folder,
    limits: limits.store,
    files: diskFiles,
    isPicture: isSigned,
    clock,
    report: occasionalReport(clock, reportEvery, (error, times) => {
      log.report('picture-not-kept', { folder, reason: String(error), times });
    }),
  });
  return pictures({
    drawing: drawInThread(),
    encode,
    store,
    work: work(limits.work),
    report: (cause) => log.report('picture-not-made', { reason: String(cause) }),
  });
};
