/** The flags port: the fake, and the vendor's Node client on the embedded service, twice. */
import { createServerFlags } from '../../adapters/split/server.ts';
import type { FlagProblem } from '../../core/domain/flags/problems.ts';
import { flagsService } from '../../server/embedded/flags/flags.ts';
import { inProcessAgent, withoutReports } from '../../server/embedded/flags/in-process.ts';
import { worldDefinitions } from '../fakes/flag-definitions.ts';
import { fakeFlags, type FlagWorld } from '../fakes/flags.ts';
import { serveLoopback } from '../fakes/loopback.ts';
import { flagsContract } from './flags.ts';

const service = (world: FlagWorld) =>
  flagsService({ definitions: () => worldDefinitions(world), log: () => undefined });

const quietly = (_problem: FlagProblem): void => undefined;

flagsContract('in memory', (world) =>
  Promise.resolve({ flags: fakeFlags(world), stop: () => Promise.resolve() }),
);

flagsContract("the vendor's client over HTTP", async (world) => {
  const { origin, stop } = await serveLoopback(service(world).fetch);
  const flags = createServerFlags({
    authorizationKey: 'contract-http',
    base: origin,
    readyTimeout: 10,
    report: quietly,
  });
  return {
    flags,
    stop: async () => {
      await flags.destroy();
      await stop();
    },
  };
});

flagsContract("the vendor's client inside the process", (world) => {
  const flags = createServerFlags({
    authorizationKey: 'contract-in-process',
    base: 'http://flags.invalid',
    agent: inProcessAgent(withoutReports(service(world).fetch)),
    readyTimeout: 10,
    report: quietly,
  });
  return Promise.resolve({ flags, stop: flags.destroy });
});
