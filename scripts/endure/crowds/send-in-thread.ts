import { Worker } from 'node:worker_threads';

import { E, t } from '../../../core/fp.ts';
import type { CrowdAnswers, CrowdName } from './senders.ts';

const Answers = t.type({ statuses: t.record(t.string, t.number), lacking: t.number });

/** Sends so many of a crowd to a port of this machine. */
export const sendInThread = (name: CrowdName, port: number, count: number): Promise<CrowdAnswers> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./sending-thread.ts', import.meta.url), {
      workerData: { name, port, count },
    });
    thread.once('error', reject);
    thread.once('message', (message: unknown) => {
      const answers = Answers.decode(message);
      if (E.isRight(answers)) resolve(answers.right);
      else reject(new Error('The crowd told nothing.'));
    });
  });
