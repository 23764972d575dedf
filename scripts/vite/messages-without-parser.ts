import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const withoutParser = fileURLToPath(
  new URL('./no-parser.js', import.meta.resolve('@formatjs/icu-messageformat-parser')),
);

/**
 * Messages reach the browser parsed. Its formatter still imports the parser, for texts that nobody
 * gives it: the package's own edition without one takes its place, in the browser's bundle alone.
 */
export const messagesWithoutParser = (): Plugin => ({
  name: 'passepartout:messages-without-parser',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  resolveId: (source) =>
    source === '@formatjs/icu-messageformat-parser' ? withoutParser : null,
});
