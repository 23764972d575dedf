import { join } from 'node:path';

import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import { composeInThread } from './compose-in-thread.ts';
import type { ContentAssets } from './content-assets.ts';
import { drawInThread, type Drawing } from './draw-in-thread.ts';
import type { PictureRequest } from './drawing.ts';
import { encodeWith, type Encode } from './encode.ts';
import { occasionalReport } from './occasional-report.ts';
import { diskFiles } from './picture-files.ts';
import { pictures, type Pictures } from './pictures.ts';
import { isSigned } from './picture-signature.ts';
import { pictureStore } from './store.ts';
import { work } from './work.ts';

export type AroundStep = <A>(
  step: 'draw' | 'encode',
  of: Pick<PictureRequest, 'preset'> & { readonly format?: string },
  run: () => Promise<A>,
) => Promise<A>;

type OpenPicturesSettings = {
  /** Pictures are in `media` under it. */
  readonly dataDir: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Reads editors' pictures; undefined with the embedded content service. */
  readonly assets?: ContentAssets | undefined;
  /** Nothing is measured without it. */
  readonly around?: AroundStep;
};

const nobody: AroundStep = (_step, _of, run) => run();

const megabyte = 1024 * 1024;

/**
 * The image library works in Node's threads for files (`nodeThreads`). AVIF takes one of two, so that
 * a picture that somebody waits for finds the other.
 */
const limits = {
  store: { memory: 32 * megabyte, disk: 512 * megabyte, files: 50_000, file: 8 * megabyte },
  work: { running: 2, urgent: 200, later: 400, quiet: 400 },
} as const;

/** Of a disk that refuses. */
const reportEvery = 60_000;

/** Drawn in a thread, coded by sharp, kept on disk. */
export const openPictures = ({
  dataDir,
  clock,
  log,
  assets,
  around = nobody,
}: OpenPicturesSettings): Pictures => {
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
  const { draw, close } = drawInThread();
  const composing = composeInThread();
  const encode = encodeWith(composing.ask);
  const drawing: Drawing = {
    draw: (request) => around('draw', { preset: request.preset }, () => draw(request)),
    close: async () => void (await Promise.all([close(), composing.close()])),
  };
  const watched: Encode = (request, drawn, format) =>
    around('encode', { preset: request.preset, format }, () => encode(request, drawn, format));
  return pictures({
    drawing,
    encode: watched,
    store,
    work: work(limits.work),
    assets,
    report: (cause) => log.report('picture-not-made', { reason: String(cause) }),
  });
};
