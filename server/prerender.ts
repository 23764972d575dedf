/**
 * `npm run prerender`: writes HTML and payloads into `PRERENDERED_DIR`, which the server, any
 * static host or CDN answers. `--top 200` takes the first pages of all sites (docs/decisions/0073),
 * else the named addresses, and those of `--file list.txt`, one a line. `--pictures` also makes the
 * pictures that those pages show first. Renders in this process
 * with the production build and the server's configuration; ends with 1 where a named page has no
 * file, or the site has no page.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { E } from '../core/fp.ts';
import { readConfiguration } from './configuration.ts';
import { describeConfigurationError } from './environment.ts';
import { loadBuild } from './load-build.ts';
import type { PagesWanted, PrerenderOutcome } from './pages/prerender.ts';
import { folderOf } from './pages/prerendered-settings.ts';
import { describeStartFailure } from './start-failure.ts';

const usage = 'Usage: npm run prerender -- [--pictures] --top 200 | [--file list.txt] [address …]';

const linesOf = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** `wanted` is undefined where the command line says nothing, or both. */
const readArguments = (): {
  readonly wanted: PagesWanted | undefined;
  readonly withPictures: boolean;
} => {
  const { values, positionals } = parseArgs({
    options: {
      top: { type: 'string' },
      file: { type: 'string' },
      pictures: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const withPictures = values.pictures;
  const addresses = [...positionals, ...(values.file === undefined ? [] : linesOf(values.file))];
  if (values.top === undefined)
    return {
      wanted: addresses.length === 0 ? undefined : { kind: 'named', addresses },
      withPictures,
    };
  const isTop = addresses.length === 0 && /^[1-9]\d{0,5}$/u.test(values.top);
  return { wanted: isTop ? { kind: 'top', pages: Number(values.top) } : undefined, withPictures };
};

const run = async (): Promise<number> => {
  const { wanted, withPictures } = readArguments();
  if (wanted === undefined) throw new Error(usage);
  const read = readConfiguration(process.env);
  if (E.isLeft(read)) throw new Error(describeConfigurationError(read.left));
  const configuration = read.right;
  const createApplication = await loadBuild(configuration.dataDir);
  const application = await createApplication(configuration, { development: undefined });
  try {
    const begin = performance.now();
    const tell = ({ address, reason }: PrerenderOutcome) => {
      if (reason !== undefined) process.stderr.write(`${address}: no file, ${reason}\n`);
    };
    const outcomes = await application.prerender(wanted, tell, withPictures);
    const written = outcomes.filter(({ reason }) => reason === undefined);
    const megabytes = written.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
    const seconds = (performance.now() - begin) / 1000;
    process.stdout.write(
      `${written.length} pages (${megabytes.toFixed(1)} MB) in ${folderOf(configuration)}, in ${seconds.toFixed(1)} s\n`,
    );
    const isShort = wanted.kind === 'named' && written.length < outcomes.length;
    return isShort || written.length === 0 ? 1 : 0;
  } finally {
    application.leave();
    await application.close();
  }
};

try {
  process.exit(await run());
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
}
