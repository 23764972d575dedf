import { chromium } from 'playwright-core';

import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { addressOf, type BenchPage } from './pages.ts';

/** A script as a browser got it. */
type LoadedScript = {
  readonly name: string;
  readonly encoding: string;
  /** Bytes of the body as sent. */
  readonly bytes: number;
};

type LoadedScripts = {
  readonly firstBytes: number;
  readonly first: readonly LoadedScript[];
  /** The flag client and the editor's bridge, which load when the page already works. */
  readonly later: readonly LoadedScript[];
};

/** The vendor's packages are named `esm` by their folder where nothing else names their chunk. */
const laterChunks = /\/(?:esm|flag-client|bridge)-[^/]*\.js$/u;

/** The Chromium that the bench drives; throws where none is installed. */
export const chromiumPath = (): string => {
  const path = findChromium();
  if (path === undefined) throw new Error('No Chromium: name one in CHROMIUM_PATH.');
  return path;
};

/**
 * Opens a page and waits until it is quiet: all scripts that loaded without any doing of a
 * shopper's.
 */
export const loadedScripts = async (page: BenchPage, port: number): Promise<LoadedScripts> => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags],
  });
  try {
    const tab = await browser.newPage();
    const found: Promise<LoadedScript & { readonly url: string }>[] = [];
    tab.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      const describe = async () => {
        const { responseBodySize } = await request.sizes();
        const response = await request.response();
        const encoding = (await response?.headerValue('content-encoding')) ?? 'none';
        const url = new URL(request.url()).pathname;
        const name = url.replace(/^\/assets\//u, '');
        return { url, name, encoding, bytes: responseBodySize };
      };
      found.push(describe());
    });
    await tab.goto(addressOf(page, port), { waitUntil: 'load' });
    await tab.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await tab.waitForLoadState('networkidle');
    const scripts = (await Promise.all(found)).toSorted((one, other) =>
      one.name.localeCompare(other.name),
    );
    const plain = ({ name, encoding, bytes }: LoadedScript): LoadedScript => ({
      name,
      encoding,
      bytes,
    });
    const first = scripts.filter(({ url }) => !laterChunks.test(url)).map(plain);
    const later = scripts.filter(({ url }) => laterChunks.test(url)).map(plain);
    return { firstBytes: first.reduce((sum, { bytes }) => sum + bytes, 0), first, later };
  } finally {
    await browser.close();
  }
};
