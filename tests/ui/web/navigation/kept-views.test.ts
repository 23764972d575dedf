/** Views that are kept for those who go back. */
import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';

import type { PageData } from '../../../../ui/web/page-data.ts';
import { createKeptViews, type View } from '../../../../ui/web/navigation/shown-view.ts';

const viewAt = (pathname: string): View<PageData> => ({
  place: { pathname, search: '', hash: '' },
  page: {
    kind: 'error',
    path: pathname,
    head: { title: '', canonical: undefined },
  } as PageData,
  parts: undefined,
});

property.prop([fc.array(fc.tuple(fc.nat(40), fc.string()), { minLength: 1 })])(
  'the last twenty entries have the view that was kept last for each',
  (kept) => {
    const views = createKeptViews();
    for (const [key, path] of kept) views.keep(String(key), viewAt(path));
    const latest = [...new Map(kept.map(([key, path], at) => [key, { path, at }])).entries()]
      .sort(([, one], [, other]) => other.at - one.at)
      .map(([key, { path }]) => [String(key), path] as const);
    for (const [key, path] of latest.slice(0, 20))
      expect(views.get(key)?.place.pathname).toBe(path);
    for (const [key] of latest.slice(20)) expect(views.get(key)).toBeUndefined();
  },
);
