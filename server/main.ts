import process from 'node:process';

import { standardErrorLog } from '../adapters/log/standard-error.ts';
import { nodeThreads } from '../adapters/shared/long-work.ts';
import { E } from '../core/fp.ts';
import { readConfiguration } from './configuration.ts';
import { describeConfigurationError } from './environment.ts';
import { connectionLimit, connectionsOfClient } from './http/connection-limit.ts';
import { createFrontDoor } from './http/front-door.ts';
import { loadBuild } from './load-build.ts';
import { describeListenFailure, describeStartFailure } from './start-failure.ts';

type Application = Awaited<ReturnType<Awaited<ReturnType<typeof loadBuild>>>>;

/** Milliseconds for requests after a signal; what is open then is closed. */
const drainTime = 4_500;

/** Milliseconds after a signal at which the process ends, whatever hangs. */
const stopTime = 5_500;

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

/**
 * Ends a process that still prepares: nobody waits for an answer, the database is created aside, and
 * everything else is one transaction. The signal does it, whose listener is gone: Node's own exit
 * may wait for ever for threads that compile (nodejs/node#54918), and at a start many do. The first
 * process of a container does not end by its own signal.
 */
const endBy = (signal: NodeJS.Signals): never => {
  process.kill(process.pid, signal);
  process.exit(0);
};

/**
 * Starts the built shop: plain Node, types stripped; all the rest is in the build. The port is
 * taken first, so that one that is in use is told at once and health checks are answered while the
 * database is prepared.
 */
const start = async (): Promise<void> => {
  // Before anything uses them: Node reads it once.
  process.env['UV_THREADPOOL_SIZE'] ??= String(nodeThreads);
  const read = readConfiguration(process.env);
  if (E.isLeft(read)) return fail(describeConfigurationError(read.left));
  const configuration = read.right;
  const { host, port, sites } = configuration;
  const log = standardErrorLog({ now: Date.now });
  const { limits } = configuration;
  const connections = connectionLimit(limits.connections);
  const door = createFrontDoor({
    sites,
    connections,
    // Behind a proxy all connections are the proxy's.
    ...(limits.trustedProxies === 0 && {
      connectionsOfClient: connectionsOfClient(limits.connectionsOfClient, connections),
    }),
    report: (error) =>
      log.report('request-failed', { path: '', reason: describeStartFailure(error) }),
  });
  const running: { application?: Application } = {};

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const { application } = running;
    if (application === undefined) return endBy(signal);
    setTimeout(() => process.exit(0), stopTime);
    application.leave();
    // Ctrl-C comes from somebody who sits there.
    await door.close(drainTime, signal === 'SIGTERM' ? configuration.leavingTime : 0);
    await application.close();
    process.exit(0);
  };
  // A second signal ends the process at once: Node's default returns with the listener gone.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop(signal).catch((error: unknown) => fail(describeStartFailure(error)));
    });

  await door
    .listen(host, port)
    .catch((error: unknown) => fail(describeListenFailure(error, host, port)));
  const createApplication = await loadBuild(configuration.dataDir);
  const application = await createApplication(configuration, { development: undefined });
  running.application = application;
  door.open(application.handle);
  process.stdout.write(`Passepartout is open at ${sites.protocol}://${sites.defaultSite.host}\n`);
};

try {
  await start();
} catch (error) {
  // A database that cannot be opened, for example: its message says what to do.
  fail(describeStartFailure(error));
}
