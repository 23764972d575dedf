import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Brings the styles of components that only the server renders to the browser, without their class
 * names, which no script of the browser's reads. Vite would drop such style sheets as unused. A
 * script that does read one fails the build: take the style sheet off the list then.
 *
 * @param list A module that imports the style sheets and does nothing else.
 */
export const serverStyles = (list: string): Plugin => {
  const sheets = [...readFileSync(list, 'utf8').matchAll(/^import '(?<sheet>.+\.css)';$/gmu)].map(
    ({ groups }) => resolve(dirname(list), groups?.['sheet'] ?? ''),
  );
  return {
    name: 'passepartout:server-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      order: 'post',
      handler: (_code, id) =>
        sheets.includes(id)
          ? { code: 'export {};', map: null, moduleSideEffects: 'no-treeshake' }
          : null,
    },
  };
};
