import type { PageCache } from '../pages/page-cache.ts';
import type { Render } from '../pages/render.tsx';
import type { Meter } from './meter.ts';

type PageMeasures = {
  readonly ofCache: (cache: PageCache) => PageCache;
  readonly ofRendering: (render: Render) => Render;
};

type PageFigures = {
  readonly cacheBytes: () => number;
  readonly load: () => { readonly running: number; readonly waiting: number };
};

/** Registers what `/metrics` tells of pages. */
export const createPageMeasures = (
  meter: Meter,
  { cacheBytes, load }: PageFigures,
): PageMeasures => {
  const lookups = { hit: 0, miss: 0 };
  meter.counter(
    {
      name: 'page_cache_lookups_total',
      help: 'Pages that the cache had, fresh or stale, and pages that had to be rendered first.',
      label: 'result',
    },
    () => lookups,
  );
  meter.gauge({ name: 'page_cache_bytes', help: 'Bytes of pages that are kept.' }, cacheBytes);
  meter.gauge(
    {
      name: 'pages_rendering',
      help: 'Pages that are loaded and drawn at this moment, and pages that wait for it.',
      label: 'state',
    },
    load,
  );
  const observe = meter.seconds({
    name: 'page_render_seconds',
    help: 'Time to load and draw a page: misses, and renewals of stale pages.',
    label: 'form',
  });
  return {
    ofCache: (cache) => ({
      ...cache,
      peek: (key) => {
        const page = cache.peek(key);
        if (page !== undefined) lookups.hit += 1;
        return page;
      },
      get: async (key, render, left) => {
        // Another name of the host leads to the same page.
        const page = cache.peek(key);
        lookups[page === undefined ? 'miss' : 'hit'] += 1;
        return page ?? cache.get(key, render, left);
      },
    }),
    ofRendering: (render) => async (request, form) => {
      const begin = performance.now();
      try {
        return await render(request, form);
      } finally {
        observe((performance.now() - begin) / 1000, form);
      }
    },
  };
};
