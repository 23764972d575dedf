import { createServer as createVite } from 'vite';

import { E } from '../core/fp.ts';
import { developmentFiles } from './development-files.ts';
import { readConfiguration } from './configuration.ts';
import { describeConfigurationError } from './environment.ts';
import { createFrontDoor } from './http/front-door.ts';
import { timeAnswer } from './http/server-timing.ts';
import { describeListenFailure, describeStartFailure } from './start-failure.ts';

type CreateApplication = (typeof import('./app.ts'))['createApplication'];
type Application = Awaited<ReturnType<CreateApplication>>;
type Exchange = Parameters<Application['handle']>;

/**
 * Vite in middleware mode under our own server: pages, services and styles update as their files
 * change.
 */
const start = async (): Promise<void> => {
  const configuration = readConfiguration(process.env);
  if (E.isLeft(configuration)) {
    process.stderr.write(`${describeConfigurationError(configuration.left)}\n`);
    process.exitCode = 1;
    return;
  }
  const { host, port, sites, limits } = configuration.right;
  const door = createFrontDoor({
    sites,
    connections: limits.connections,
    report: (error) => process.stderr.write(`${describeStartFailure(error)}\n`),
  });
  const { server } = door;
  await door.listen(host, port).catch((error: unknown) => {
    process.stderr.write(`${describeListenFailure(error, host, port)}\n`);
    process.exit(1);
  });
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  let current:
    | { readonly create: CreateApplication; readonly application: Promise<Application> }
    | undefined;

  /** A picture that is being made, for example. */
  const answering = new Set<Promise<void>>();

  const answer = (running: Application, ...[request, response]: Exchange): void => {
    if (response.closed) return;
    const answered = new Promise<void>((resolve) => {
      response.once('close', () => {
        answering.delete(answered);
        resolve();
      });
    });
    answering.add(answered);
    running.handle(request, response);
  };

  // The application of a changed module's predecessor is closed first, as both would have the same
  // database.
  const application = async (): Promise<Application> => {
    const { createApplication: create }: { createApplication?: CreateApplication } =
      await vite.ssrLoadModule('/server/app.ts');
    if (create === undefined) throw new Error('server/app.ts exports no createApplication');
    if (current?.create === create) return current.application;
    const previous = current?.application ?? Promise.resolve(undefined);
    const next = previous.then(async (old) => {
      old?.leave();
      await Promise.all(answering);
      await old?.close();
      return create(configuration.right, { development: await developmentFiles(vite) });
    });
    current = { create, application: next };
    return next;
  };

  door.open((request, response) => {
    timeAnswer(response);
    vite.middlewares(request, response, () => {
      application()
        .then((ready) => answer(ready, request, response))
        .catch((error: unknown) => {
          if (error instanceof Error) vite.ssrFixStacktrace(error);
          process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
          response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
        });
    });
  });

  const stop = (): void => {
    Promise.all([
      door.close(0),
      vite.close(),
      current?.application.then((running) => {
        running.leave();
        return running.close();
      }),
    ]).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.stdout.write(
    `Passepartout (development) is open at ${sites.protocol}://${sites.defaultSite.host}\n`,
  );
};

await start();
