import { join } from 'node:path';

import { routeSizes } from '../scripts/sizes.ts';
import { loadedScripts } from './loaded-scripts.ts';
import { canvasPage } from './pages.ts';
import { peerSizes } from './peers.ts';
import { root, withShop } from './shop.ts';
import { rounded } from './statistics.ts';
import { printTable } from './table.ts';

const kilobytes = (bytes: number): number => rounded(bytes / 1000, 1);

/**
 * What each route loads by the build's own account, and what a browser really loads on the canvas
 * page, beside what the peers' pages load.
 */
export const measureSizes = async (port: number) => {
  const routes = routeSizes(join(root, 'build/client'));
  const loaded = await withShop(port, (shop) => loadedScripts(canvasPage, shop.port));
  printTable(
    'First-load script and style, kB',
    ['route', 'script gzip', 'script brotli', 'style gzip', 'style brotli'],
    [
      ...routes.map(({ route, script, style }) => [
        route,
        kilobytes(script.gzip),
        kilobytes(script.brotli),
        kilobytes(style.gzip),
        kilobytes(style.brotli),
      ]),
      ...peerSizes.map(({ peer, page, gzip, brotli }) => [
        page === 'none' ? peer : `${peer}, ${page}`,
        gzip,
        brotli,
      ]),
    ],
  );
  printTable(
    `Scripts that Chromium loads on ${canvasPage.path} before anything is touched, bytes`,
    ['script', 'encoding', 'bytes'],
    [
      ...loaded.first.map(({ name, encoding, bytes }) => [name, encoding, bytes]),
      ['first load', '', loaded.firstBytes],
      ...loaded.later.map(({ name, encoding, bytes }) => [`later: ${name}`, encoding, bytes]),
    ],
  );
  return {
    routes: routes.map(({ route, script, style }) => ({ route, script, style })),
    chromium: { page: canvasPage.path, ...loaded },
  };
};
