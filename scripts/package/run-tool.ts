/**
 * Runs tools of the checkout for the package's scripts; one that fails stops them with its output.
 */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The checkout's folder. */
export const root = join(import.meta.dirname, '../..');

const path = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);

/** What a command printed; an error with all of it when it fails. */
export const runTool = (command: string, parameters: readonly string[], cwd: string): string => {
  const { error, status, stderr, stdout } = spawnSync(command, parameters, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    env: { ...process.env, PATH: path },
  });
  if (status === 0) return stdout;
  const words = [command, ...parameters].join(' ');
  throw new Error(`${words} failed: ${error?.message ?? ''}\n${stdout}${stderr}`);
};
