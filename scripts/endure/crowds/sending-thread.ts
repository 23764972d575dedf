/** Sends a crowd from a thread of its own, so that its work delays nobody who looks. */
import { parentPort, workerData } from 'node:worker_threads';

import { oneOf } from '../../../core/domain/text/one-of.ts';
import { E, t } from '../../../core/fp.ts';
import { crowdNames, crowds } from './senders.ts';

const isCrowdName = oneOf(crowdNames);

const plan = t.type({ name: t.string, port: t.number, count: t.number }).decode(workerData);
if (E.isLeft(plan) || !isCrowdName(plan.right.name)) throw new Error('There is no such crowd.');
parentPort?.postMessage(await crowds[plan.right.name](plan.right.port, plan.right.count));
