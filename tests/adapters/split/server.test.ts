/** What the server's flag client does beside the contract. */
import process from 'node:process';

import { expect, test } from 'vitest';

import { createServerFlags } from '../../../adapters/split/server.ts';
import type { FlagProblem } from '../../../core/domain/flags/problems.ts';
import type { FlagUser } from '../../../core/ports/flags.ts';
import { flagsService } from '../../../server/embedded/flags/flags.ts';
import { inProcessAgent, withoutReports } from '../../../server/embedded/flags/in-process.ts';
import { worldDefinitions } from '../../fakes/flag-definitions.ts';
import { userKey } from '../../fakes/flags.ts';

const user: FlagUser = {
  key: userKey('visitor'),
  attributes: { channel: 'poster', mobileDevice: false },
};

const start = (readyTimeout = 10, answer?: () => Promise<Response>) => {
  const problems: FlagProblem[] = [];
  const posted: string[] = [];
  const service = flagsService({
    definitions: () =>
      worldDefinitions({ product_matrix: { state: 'running', on: 'everybody', alwaysOn: [] } }),
    log: ({ report }) => posted.push(report),
  });
  const flags = createServerFlags({
    authorizationKey: 'server-test',
    base: 'http://flags.invalid',
    agent: inProcessAgent(answer ?? withoutReports(service.fetch)),
    readyTimeout,
    report: (problem) => problems.push(problem),
  });
  return { flags, problems, posted };
};

test('SIGTERM stays with the server', async () => {
  const before = process.listeners('SIGTERM');
  const { flags } = start();
  await flags.treatments(['product_matrix'], user)();
  expect(process.listeners('SIGTERM')).toEqual(before);
  await flags.destroy();
  expect(process.listeners('SIGTERM')).toEqual(before);
});

test('nothing that is evaluated on the server is reported', async () => {
  const { flags, posted } = start();
  await flags.treatments(['product_matrix'], user)();
  await flags.destroy();
  expect(posted).toEqual([]);
});

test('a flag without a treatment is told once', async () => {
  const { flags, problems } = start();
  await flags.treatments(['1031_portrait'], user)();
  await flags.treatments(['1031_portrait'], user)();
  await flags.destroy();
  expect(problems).toEqual([{ kind: 'no-treatment', flag: '1031_portrait' }]);
});

test('not ready in time, or destroyed: control', async () => {
  const { flags, problems } = start(0.001, () => new Promise(() => undefined));
  expect(await flags.treatments(['product_matrix'], user)()).toEqual({ product_matrix: 'control' });
  expect(problems).toEqual([{ kind: 'client-timed-out' }]);
  const other = start();
  await other.flags.treatments(['product_matrix'], user)();
  await other.flags.destroy();
  expect(await other.flags.treatments(['product_matrix'], user)()).toEqual({
    product_matrix: 'control',
  });
  expect(other.problems).toEqual([]);
  void flags.destroy();
});
