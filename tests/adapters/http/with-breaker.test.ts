/** The circuit breaker: examples, and a model of its laws under any run of outcomes. */
import { fc, test as property } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { isFinal } from '../../../adapters/shared/fetch.ts';
import {
  createBreaker,
  isNotAsked,
  restMilliseconds,
  trialMilliseconds,
  trialPatience,
} from '../../../adapters/http/with-breaker.ts';
import { sleepUntilWoken } from '../../fakes/fetch.ts';
import { recordingLog } from '../../fakes/log.ts';

const address = 'http://shop.test/prices';
const failuresToOpen = 5;

// The library reads the machine's clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds);

/** Lets everything run that waits for a promise that is settled. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A service whose answers come when the test says so. */
const start = () => {
  const log = recordingLog();
  const { sleep, wake, asleep } = sleepUntilWoken();
  const breaker = createBreaker({
    service: 'shop-api',
    clock: { now: () => Date.now() },
    sleep,
    log,
    slowAfter: 1_000,
  });
  const calls: PromiseWithResolvers<Response>[] = [];
  const requests: Request[] = [];
  const fetch = breaker.around((request) => {
    requests.push(request);
    const call = Promise.withResolvers<Response>();
    calls.push(call);
    return call.promise;
  });
  const ask = (init: RequestInit = {}) => fetch(new Request(address, init));
  const answered = async (outcome: number | 'no-answer'): Promise<void> => {
    const asked = ask();
    const call = calls.at(-1);
    if (outcome === 'no-answer') call?.reject(new TypeError('no network'));
    else call?.resolve(new Response(null, { status: outcome }));
    await asked.catch(() => undefined);
  };
  const fail = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await answered('no-answer');
  };
  return { breaker, log, calls, requests, ask, answered, fail, wake, asleep };
};

const codes = ({ log }: ReturnType<typeof start>): readonly string[] =>
  log.reports.map(({ code }) => code);

describe('a service that does not answer', () => {
  test('is left alone after five failures in a row, with a reason that names it', async () => {
    const world = start();
    await world.fail(failuresToOpen);
    expect(world.breaker.state()).toBe('open');
    const refused = await world.ask().catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: expect.stringContaining('shop-api is away') });
    expect([isFinal(refused), isNotAsked(refused)]).toEqual([true, true]);
    expect([isNotAsked(new Error('no network')), isNotAsked('away')]).toEqual([false, false]);
    expect(world.calls).toHaveLength(failuresToOpen);
    expect(world.log.reports).toEqual([
      { code: 'service-away', facts: { service: 'shop-api', reason: 'no network' } },
    ]);
  });

  test('is tried by one call after its rest; the others wait for it, and go when it is back', async () => {
    const world = start();
    await world.fail(failuresToOpen);
    pass(restMilliseconds);
    const trial = world.ask();
    const others = [world.ask(), world.ask()];
    expect(world.breaker.state()).toBe('half-open');
    await settle();
    expect(world.calls).toHaveLength(failuresToOpen + 1);
    world.calls.at(-1)?.resolve(new Response('back'));
    expect((await trial).status).toBe(200);
    expect(world.breaker.state()).toBe('closed');
    await settle();
    expect(world.calls).toHaveLength(failuresToOpen + 3);
    for (const call of world.calls.slice(-2)) call.resolve(new Response('too'));
    for (const other of others) expect((await other).status).toBe(200);
    expect(world.asleep()).toBe(0);
    expect(codes(world)).toEqual(['service-away', 'service-back']);
  });

  test('is not waited for longer than a moment, nor after a trial that failed', async () => {
    const world = start();
    await world.fail(failuresToOpen);
    pass(restMilliseconds);
    const trial = world.ask();
    const impatient = world.ask();
    world.wake(trialPatience);
    await expect(impatient).rejects.toThrow('shop-api is away');
    const other = world.ask();
    world.calls.at(-1)?.reject(new TypeError('no network'));
    await expect(trial).rejects.toThrow('no network');
    await expect(other).rejects.toThrow('shop-api is away');
    expect(world.calls).toHaveLength(failuresToOpen + 1);
  });

  test('gets a second for a trial that changes nothing', async () => {
    const world = start();
    await world.fail(failuresToOpen);
    pass(restMilliseconds);
    const trial = world.ask();
    world.wake(trialMilliseconds);
    const error = await trial.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringContaining('trial') });
    expect([isFinal(error), world.requests.at(-1)?.signal.aborted]).toEqual([true, true]);
    expect(world.breaker.state()).toBe('open');
    pass(restMilliseconds);
    await world.answered(200);
    expect(world.breaker.state()).toBe('closed');
  });

  test('has its time for a trial that changes something', async () => {
    const world = start();
    await world.fail(failuresToOpen);
    pass(restMilliseconds);
    const trial = world.ask({ method: 'POST' });
    world.wake(trialMilliseconds);
    world.calls.at(-1)?.resolve(new Response('changed'));
    expect(await (await trial).text()).toBe('changed');
  });

  test('is told of each time, with what its gateway said', async () => {
    const world = start();
    for (let time = 0; time < 2; time += 1) {
      for (let failure = 0; failure < failuresToOpen; failure += 1) await world.answered(503);
      pass(restMilliseconds);
      await world.answered(200);
    }
    const service = 'shop-api';
    const once = [
      { code: 'service-away', facts: { service, reason: 'the gateway says so' } },
      { code: 'service-back', facts: { service } },
    ];
    expect(world.log.reports).toEqual([...once, ...once]);
  });

  test('rests anew after a trial that fails, and that is not reported', async () => {
    const world = start();
    await world.fail(failuresToOpen);
    pass(restMilliseconds);
    await world.answered(503);
    expect(world.breaker.state()).toBe('open');
    pass(restMilliseconds - 1);
    await expect(world.ask()).rejects.toThrow('shop-api is away');
    pass(1);
    await world.answered(200);
    expect(world.breaker.state()).toBe('closed');
    expect(codes(world)).toEqual(['service-away', 'service-back']);
  });
});

describe('a call that its caller gives up', () => {
  const giveUp = async (world: ReturnType<typeof start>, after: number): Promise<void> => {
    const left = new AbortController();
    const asked = world.ask({ signal: left.signal });
    pass(after);
    left.abort(new Error('left'));
    world.calls.at(-1)?.reject(left.signal.reason);
    await expect(asked).rejects.toThrow('left');
  };

  test('says nothing of the service when it was short', async () => {
    const world = start();
    await world.fail(failuresToOpen - 1);
    for (let time = 0; time < 20; time += 1) await giveUp(world, 999);
    expect(world.breaker.state()).toBe('closed');
    await world.fail(1);
    expect(world.breaker.state()).toBe('open');
  });

  test('is a failure when it waited for a second', async () => {
    const world = start();
    for (let time = 0; time < failuresToOpen; time += 1) await giveUp(world, 1_000);
    expect(world.breaker.state()).toBe('open');
  });

  test('does not close what it tried', async () => {
    const world = start();
    await world.fail(failuresToOpen);
    pass(restMilliseconds);
    await giveUp(world, 0);
    expect(world.breaker.state()).toBe('open');
    expect([world.requests.at(-1)?.signal.aborted, world.asleep()]).toEqual([true, 0]);
  });

  test('ends its wait for another one’s trial', async () => {
    const world = start();
    await world.fail(failuresToOpen);
    pass(restMilliseconds);
    const trial = world.ask();
    const left = new AbortController();
    const other = world.ask({ signal: left.signal });
    left.abort();
    await expect(other).rejects.toThrow('shop-api is away');
    world.calls.at(-1)?.resolve(new Response());
    await trial;
    expect(world.asleep()).toBe(0);
  });
});

const anyOutcome = fc.oneof(
  fc.constantFrom('no-answer' as const, 502, 503, 504),
  fc.constantFrom(200, 204, 302, 400, 404, 429, 500),
);

property.prop([fc.array(anyOutcome, { maxLength: 60 })])(
  'opens exactly when the last five calls failed, whatever came before',
  async (outcomes) => {
    const world = start();
    let inARow = 0;
    for (const outcome of outcomes) {
      if (inARow >= failuresToOpen) break;
      await world.answered(outcome);
      const isFailure = outcome === 'no-answer' || (outcome > 500 && outcome < 505);
      inARow = isFailure ? inARow + 1 : 0;
      expect(world.breaker.state()).toBe(inARow >= failuresToOpen ? 'open' : 'closed');
    }
  },
);
