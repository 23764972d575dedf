/** The thread of `compose-in-thread.ts`, with an entry of its own in `vite.config.ts`. */
import { parentPort } from 'node:worker_threads';

import { compose } from './compose/compose.ts';
import type { ComposedPicture, CompositionTask } from './compose/composition.ts';
import type { ThreadAnswer, ThreadTask } from './task-thread.ts';

const answerTo = async ({
  id,
  request,
}: ThreadTask<CompositionTask>): Promise<ThreadAnswer<ComposedPicture>> => {
  try {
    return { id, result: await compose(request) };
  } catch (error) {
    return { id, failure: String(error) };
  }
};

const answer = async (task: ThreadTask<CompositionTask>): Promise<void> =>
  parentPort?.postMessage(await answerTo(task));

parentPort?.on('message', (task: ThreadTask<CompositionTask>) => void answer(task));
