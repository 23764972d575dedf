/**
 * `sites/{host}/{path}/index.html` with `_payload.json` beside it, as any static host or CDN
 * answers them, and a manifest of what they were made of. A file is shown only as this build wrote
 * it, and written anew when its page was rendered anew.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { messageOf } from '../../core/domain/errors/thrown.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import type { RenderedPage } from './page-cache.ts';
import type { PageUses } from './record-uses.ts';
import { printManifest, readManifest, type ManifestPage } from './prerendered-manifest.ts';
import { hashOfPage, type FileForm } from './rendered-page.ts';

/** At its canonical path. */
export type PagePlace = { readonly host: string; readonly path: string; readonly form: FileForm };

type PrerenderedPage = {
  readonly body: Buffer;
  readonly uses: PageUses;
  readonly renderedAt: number;
};

/** An outage may be over a moment later. */
export type NoFile = {
  readonly kind: 'no-file';
  readonly reason: string;
  readonly isOutage: boolean;
};

export type PageAge = { readonly renderedAt: number; readonly uses: PageUses };

export type PrerenderedPages = {
  /** Whether a page is kept as a file, be the file there or not. */
  readonly has: (place: PagePlace) => boolean;
  /** Up to the instant that its uses allow; undefined from then on. */
  readonly read: (
    place: PagePlace,
    until: (page: PageAge) => number,
  ) => Promise<PrerenderedPage | undefined>;
  /** Settles when that is done, or has failed and is reported. */
  readonly write: (place: PagePlace, page: RenderedPage) => Promise<void>;
  /** Files that something has changed for are not shown from this call on. */
  readonly drop: (isChanged: (uses: PageUses) => boolean) => void;
  /** Leaves these pages alone in the list. */
  readonly retain: (places: readonly PagePlace[]) => void;
  readonly count: () => number;
  /** Settles when everything is written, the manifest too. */
  readonly settle: () => Promise<void>;
};

type PrerenderedSettings = {
  readonly folder: string;
  /** Build and settings that pages are made with: files of others are not shown. */
  readonly build: string;
  readonly clock: Clock;
  readonly log: Log;
};

/** Milliseconds until the manifest says that unchanged files were looked at again. */
const manifestMilliseconds = 10_000;

const keyOf = ({ host, path, form }: PagePlace): string => `${form} ${host}${path}`;

const fileNames = {
  document: 'index.html',
  payload: '_payload.json',
} as const satisfies Record<FileForm, string>;

const plainSegment = /^[a-z0-9][a-z0-9_-]*$/iu;

/** Undefined where the path is not made of plain names. */
export const fileOfPage = ({ host, path, form }: PagePlace): string | undefined => {
  const segments = path.split('/').filter((segment) => segment !== '');
  const folder = host.replace(':', '_');
  return segments.every((segment) => plainSegment.test(segment)) &&
    /^[a-z0-9][a-z0-9._-]*$/u.test(folder)
    ? ['sites', folder, ...segments, fileNames[form]].join('/')
    : undefined;
};

/** At once or not at all: readers find the former bytes or the new ones. */
const writeWhole = async (path: string, content: Buffer | string): Promise<void> => {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const aside = join(folder, `.${randomBytes(6).toString('hex')}.tmp`);
  try {
    await writeFile(aside, content, { flag: 'wx' });
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
};

type Pending = { readonly uses: PageUses; isChanged: boolean };

const noUses: PageUses = {
  stories: [],
  articles: [],
  isPriced: false,
  promisedUntil: undefined,
};

/** A folder that is not there, or that another build has written, has no pages. */
export const openPrerenderedPages = async ({
  folder,
  build,
  clock,
  log,
}: PrerenderedSettings): Promise<PrerenderedPages> => {
  const manifestPath = join(folder, 'manifest.json');
  let pages = new Map<string, ManifestPage>();
  let seen = 0;
  let saved = clock.now();
  let isDirty = false;
  let working: Promise<void> = Promise.resolve();
  const pending = new Set<Pending>();

  const load = async (): Promise<void> => {
    try {
      const { mtimeMs } = await stat(manifestPath);
      if (mtimeMs === seen) return;
      seen = mtimeMs;
      const manifest = readManifest(await readFile(manifestPath, 'utf8'));
      if (manifest?.build !== build) return;
      pages = new Map(
        manifest.pages
          .filter((page) => page.file === fileOfPage(page))
          .map((page) => [keyOf(page), page]),
      );
    } catch {
      // Without a manifest nothing was prerendered.
    }
  };

  /** In turn, so that a file is never older than what the manifest says of it. */
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    working = working.then(work).catch((error: unknown) => {
      log.report('page-not-kept', { reason: messageOf(error) });
    });
    return working;
  };

  const save = async (): Promise<void> => {
    if (!isDirty) return;
    isDirty = false;
    saved = clock.now();
    await writeWhole(manifestPath, printManifest({ build, pages: [...pages.values()] }));
    seen = (await stat(manifestPath)).mtimeMs;
  };

  const writeNow = async (place: PagePlace, page: RenderedPage, one: Pending): Promise<void> => {
    const { uses = noUses, renderedAt = clock.now(), body } = page;
    const key = keyOf(place);
    const file = fileOfPage(place);
    if (one.isChanged || file === undefined) return;
    const hash = hashOfPage(body);
    const known = pages.get(key);
    if (known?.hash !== hash) await writeWhole(join(folder, file), body);
    // Changed while it was written: the manifest knows nothing of it.
    const kept = one.isChanged ? undefined : hash;
    pages.set(key, { ...place, file, hash: kept, renderedAt, uses });
    isDirty = true;
    if (known?.hash !== kept || clock.now() - saved >= manifestMilliseconds) await save();
  };

  const readFileOf = async (key: string): Promise<PrerenderedPage | undefined> => {
    const page = pages.get(key);
    if (page?.hash === undefined) return undefined;
    const body = await readFile(join(folder, page.file)).catch(() => undefined);
    if (body === undefined || hashOfPage(body) !== page.hash) return undefined;
    // Something may have changed while it was read.
    return pages.get(key) === page ? { ...page, body } : undefined;
  };

  await load();
  return {
    has: (place) => pages.has(keyOf(place)),
    read: async (place, until) => {
      const key = keyOf(place);
      const isTooOld = (page: PageAge): boolean => clock.now() >= until(page);
      const known = pages.get(key);
      if (known?.hash === undefined || isTooOld(known)) return undefined;
      const page = await readFileOf(key);
      if (page !== undefined) return page;
      // Another process may have written the folder anew.
      await load();
      const again = await readFileOf(key);
      const lost = pages.get(key);
      // A file that is not as the manifest says is written anew with the next rendering.
      if (again === undefined && lost !== undefined) pages.set(key, { ...lost, hash: undefined });
      return again === undefined || isTooOld(again) ? undefined : again;
    },
    write: async (place, page) => {
      const one: Pending = { uses: page.uses ?? noUses, isChanged: false };
      pending.add(one);
      await enqueue(() => writeNow(place, page, one));
      pending.delete(one);
    },
    drop: (isChanged) => {
      for (const one of pending) one.isChanged ||= isChanged(one.uses);
      for (const [key, page] of pages) {
        if (page.hash === undefined || !isChanged(page.uses)) continue;
        const dropped = { ...page, hash: undefined };
        pages.set(key, dropped);
        isDirty = true;
        void enqueue(async () => {
          // It may have been written again meanwhile.
          if (pages.get(key) === dropped) await rm(join(folder, page.file), { force: true });
        });
      }
      if (isDirty) void enqueue(save);
    },
    retain: (places) => {
      const kept = new Set(places.map(keyOf));
      for (const [key, page] of pages) {
        if (kept.has(key)) continue;
        pages.delete(key);
        isDirty = true;
        void enqueue(() => rm(join(folder, page.file), { force: true }));
      }
    },
    count: () => pages.size,
    settle: () => enqueue(save),
  };
};
