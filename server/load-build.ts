import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

type CreateApplication = (typeof import('./app.ts'))['createApplication'];

const isCreator = (value: unknown): value is CreateApplication => typeof value === 'function';

/**
 * Rejects without a build. The next start finds it compiled in the folder; where the folder is not
 * writable it is compiled again.
 */
export const loadBuild = async (dataDir: string): Promise<CreateApplication> => {
  enableCompileCache(join(dataDir, 'compiled'));
  const build: unknown = await import(
    new URL('../build/server/index.js', import.meta.url).href
  ).catch((error: unknown) => {
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    throw isMissing ? new Error('There is no build; run npm run build.', { cause: error }) : error;
  });
  const create =
    typeof build === 'object' && build !== null && 'createApplication' in build
      ? build.createApplication
      : undefined;
  if (!isCreator(create)) throw new Error('The build has no application; run npm run build.');
  return create;
};
