/**
 * `npm test`: installs what is missing, browsers included, then hands over to checks.ts on the
 * pinned Node. A Chromium must be there; another engine that cannot be installed is skipped with a
 * message, and so are programs that read print files. Plain JavaScript for Node 20.19 and later, since nothing is installed yet.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ensureChromium } from './chromium.mjs';
import { installEngines } from './engines.mjs';
import { installPdfTools } from './pdf-tools.mjs';
import { install, pinnedNode, root, stop } from './setup.mjs';

const quick = process.argv.includes('quick');

const chromium = () => {
  try {
    const found = ensureChromium();
    installEngines();
    installPdfTools();
    return found;
  } catch (error) {
    return stop(error.message);
  }
};

install();

const environment = quick ? process.env : { ...process.env, CHROMIUM_PATH: chromium() };
const checks = spawn(pinnedNode, [join(root, 'scripts/checks.ts'), ...(quick ? ['quick'] : [])], {
  cwd: root,
  env: environment,
  stdio: 'inherit',
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => checks.kill(signal));
checks.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
