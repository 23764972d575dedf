/**
 * A storm of generated requests over several connections. Each is judged alone, so the first that
 * breaks a law can be found again by seed and index, and be made smaller.
 */
import fc from 'fast-check';

import { anyHostileRequest } from '../../tests/arbitraries/hostile/hostile-request.ts';
import type { HostileRequest } from '../../tests/arbitraries/hostile/request.ts';
import { createSender, type Sender } from './connection.ts';
import { breaches, type Laws } from './laws.ts';

/** Generated requests, and the laws that their answers keep. */
type Requests = {
  readonly any: fc.Arbitrary<HostileRequest>;
  readonly breaches: typeof breaches;
};

const ofStrangers: Requests = { any: anyHostileRequest, breaches };

/** What is sent: `count` requests, the same for the same seed. */
type StormPlan = {
  readonly seed: number;
  readonly count: number;
  readonly laws: Laws;
  /** Of strangers when left out. */
  readonly requests?: Requests;
  /** Hears of each batch that has been sent. */
  readonly onProgress?: (sent: number) => void;
};

/** A request that broke a law. */
type Breach = {
  readonly seed: number;
  readonly index: number;
  readonly request: HostileRequest;
  readonly broken: readonly string[];
};

/** Requests and milliseconds spent on them, by family, and answers by status. */
export type StormFigures = {
  readonly families: ReadonlyMap<string, { readonly count: number; readonly time: number }>;
  readonly statuses: ReadonlyMap<string, number>;
};

const connections = 16;

/** As many are generated at once; a batch has a seed of its own. */
const batchSize = 5_000;

const judge = async (
  sender: Sender,
  request: HostileRequest,
  { breaches: broken }: Requests,
  laws: Laws,
) => {
  const outcome = await sender.send(request);
  const label = outcome.kind === 'answered' ? String(outcome.answer.status) : outcome.kind;
  return { label, broken: broken(request, outcome, laws) };
};

/** More kinds than this are one cause; a shop that does not listen any more ends the storm at once. */
const mostBreaches = 8;

/** Sends a storm; answers the first breach of each kind. */
export const sendStorm = async (
  plan: StormPlan,
): Promise<StormFigures & { readonly found: readonly Breach[] }> => {
  const { laws, requests: sent = ofStrangers } = plan;
  const families = new Map<string, { count: number; time: number }>();
  const statuses = new Map<string, number>();
  const senders = Array.from({ length: connections }, () => createSender(laws.port));
  const found = new Map<string, Breach>();
  let isOver = false;

  const sendBatch = async (seed: number, count: number): Promise<void> => {
    const requests = fc.sample(sent.any, { seed, numRuns: count });
    let next = 0;
    const work = async (sender: Sender): Promise<void> => {
      while (!isOver && next < requests.length) {
        const index = next;
        next += 1;
        const request = requests[index];
        if (request === undefined) return;
        const begin = performance.now();
        const { label, broken } = await judge(sender, request, sent, laws);
        const kind = `${request.family} ${label} ${broken.join(' ')}`;
        const family = families.get(request.family) ?? { count: 0, time: 0 };
        family.count += 1;
        family.time += performance.now() - begin;
        families.set(request.family, family);
        statuses.set(label, (statuses.get(label) ?? 0) + 1);
        if (broken.length > 0 && !found.has(kind))
          found.set(kind, { seed, index, request, broken });
        isOver ||= label === 'refused' || found.size >= mostBreaches;
      }
    };
    await Promise.all(senders.map(work));
  };

  for (let begun = 0; begun < plan.count && !isOver; begun += batchSize) {
    await sendBatch(plan.seed + begun / batchSize, Math.min(batchSize, plan.count - begun));
    plan.onProgress?.(Math.min(plan.count, begun + batchSize));
  }
  for (const sender of senders) sender.close();
  return { families, statuses, found: [...found.values()] };
};

const shrinkingTime = 10_000;

/** Sends a breach again, alone, and makes it as small as it can be; answers it as a report. */
const describeBreach = async (
  { seed, index, request, broken }: Breach,
  laws: Laws,
  requests: Requests,
): Promise<string> => {
  const sender = createSender(laws.port);
  const details = await fc.check(
    fc.asyncProperty(requests.any, async (one) => {
      const { broken: again } = await judge(sender, one, requests, laws);
      if (again.length > 0) throw new Error(again.join(' '));
    }),
    { seed, path: String(index), numRuns: 1, interruptAfterTimeLimit: shrinkingTime },
  );
  sender.close();
  const found = `Seed ${seed}, request ${index}: ${broken.join(' ')}`;
  return details.failed
    ? `${found}\n${fc.defaultReportMessage(details)}`
    : `${found}\nAlone it passes; it was sent as ${JSON.stringify(request)}`;
};

/** What was found, each as a report of its own; the empty text where nothing was. */
export const describeBreaches = async (
  found: readonly Breach[],
  laws: Laws,
  requests = ofStrangers,
): Promise<string> => {
  const reports: string[] = [];
  for (const breach of found) reports.push(await describeBreach(breach, laws, requests));
  return reports.join('\n\n');
};
