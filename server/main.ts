import { createServer } from 'node:http';

import { E } from '../core/fp.ts';
import { describeConfigurationError, readConfiguration } from './configuration.ts';

type CreateApplication = (typeof import('./app.ts'))['createApplication'];

const isCreator = (value: unknown): value is CreateApplication => typeof value === 'function';

/** The application as it was built; its types are the source's. */
const loadBuild = async (): Promise<CreateApplication> => {
  const build: unknown = await import(new URL('../build/server/index.js', import.meta.url).href);
  const create =
    typeof build === 'object' && build !== null && 'createApplication' in build
      ? build.createApplication
      : undefined;
  if (!isCreator(create)) throw new Error('The build has no application; run npm run build.');
  return create;
};

/** Starts the built shop: plain Node, types stripped; all the rest is in the build. */
const start = async (): Promise<void> => {
  const configuration = readConfiguration(process.env);
  if (E.isLeft(configuration)) {
    process.stderr.write(`${describeConfigurationError(configuration.left)}\n`);
    process.exitCode = 1;
    return;
  }
  const { host, port, sites } = configuration.right;
  const createApplication = await loadBuild();
  const application = await createApplication(configuration.right, { development: undefined });
  const server = createServer(application.handle);

  const stop = (): void => {
    // A second signal ends the process at once: Node's default returns with the listener gone.
    server.close(() => {
      application.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    server.closeIdleConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'is in use; choose another PORT' : error.message;
    process.stderr.write(`Port ${port} ${reason}\n`);
    const exit = (): void => process.exit(1);
    application.close().then(exit, exit);
  });
  server.listen(port, host, () => {
    process.stdout.write(`Passepartout is open at ${sites.protocol}://${sites.defaultSite.host}\n`);
  });
};

try {
  await start();
} catch (error) {
  // A database that cannot be opened, for example: its message says what to do.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
