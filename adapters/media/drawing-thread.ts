/**
 * The drawing thread (`draw-in-thread.ts`). Node starts this file itself, from the sources or from
 * the build, so it has an entry of its own in `vite.config.ts`.
 */
import { parentPort } from 'node:worker_threads';

import { draw } from './draw-picture.ts';
import type { DrawingAnswer, DrawingTask } from './drawing.ts';

const answerTo = ({ id, request }: DrawingTask): DrawingAnswer => {
  try {
    return { id, result: draw(request) };
  } catch (error) {
    return { id, failure: String(error) };
  }
};

parentPort?.on('message', (task: DrawingTask) => parentPort?.postMessage(answerTo(task)));
