import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { useShell } from '../islands/use-shell.ts';
import { createStore } from '../islands/store.ts';
import { pageLog } from '../log/logs.ts';
import { fetchPage } from '../navigation/fetch-page.ts';
import { useGo, useLoadingHref } from '../navigation/navigation-context.ts';
import type { PageData } from '../wire/page-data.ts';
import { liveBlockOf } from './live-block-of.ts';
import { useKeepWish } from '../configurator/use-keep-wish.ts';
import {
  OverviewSection,
  type LiveOverview,
} from '../../blocks/design-overview/overview-section.tsx';
import type {
  LiveDesignOverviewBlock,
  ShownDesigns,
} from '../../blocks/design-overview/shown-overview.ts';

/** Pages that were loaded below others, by the address of the first: whoever comes back has them. */
const loaded = createStore<ReadonlyMap<string, readonly ShownDesigns[]>>(new Map());

const none: readonly ShownDesigns[] = [];

/** The designs at an address; undefined where they do not come. */
const designsAt = async (href: string, id: string): Promise<ShownDesigns | undefined> => {
  const never = new AbortController().signal;
  const answer = await fetchPage<PageData>('', new URL(href, location.href), never, () => true);
  return 'fetched' in answer
    ? liveBlockOf(answer.fetched.page, id, 'design-overview')?.shown
    : undefined;
};

type LiveProps = { readonly block: LiveDesignOverviewBlock; readonly id: string };

const LiveOverviewOfDesigns = ({ block: { shown }, id }: LiveProps) => {
  const { locale } = useShell();
  const go = useGo();
  const keep = useKeepWish();
  const isChanging = useLoadingHref() !== undefined;
  const all = useSyncExternalStore(loaded.subscribe, loaded.get, loaded.get);
  const more = all.get(shown.here) ?? none;
  const [{ of, loading }, setLoading] = useState<{
    readonly of: string;
    readonly loading: LiveOverview['loading'];
  }>({ of: shown.here, loading: 'resting' });
  const firstNew = useRef<string | undefined>(undefined);

  useEffect(
    function goToFirstNew() {
      const design = firstNew.current;
      firstNew.current = undefined;
      if (design === undefined) return;
      const links = document.querySelectorAll<HTMLElement>(`#${id} li h3 a`);
      [...links]
        .find((link) => link.getAttribute('href') === design)
        ?.focus({ preventScroll: true });
    },
    [id, more],
  );

  const loadMore = (href: string): void => {
    if (loading === 'loading') return;
    const { here } = shown;
    setLoading({ of: here, loading: 'loading' });
    void designsAt(href, id).then((designs) => {
      if (designs === undefined) {
        pageLog.report('overview-container-load-failed', { part: 'themes', path: href });
        setLoading({ of: here, loading: 'failed' });
        return;
      }
      firstNew.current = designs.tiles[0]?.href;
      loaded.set(new Map(loaded.get()).set(here, [...(loaded.get().get(here) ?? none), designs]));
      setLoading({ of: here, loading: 'resting' });
    });
  };

  return (
    <OverviewSection
      shown={shown}
      locale={locale}
      live={{
        follow: (href) => go(href, 'choice'),
        keep,
        more,
        loadMore,
        loading: of === shown.here ? loading : 'resting',
        isChanging,
      }}
    />
  );
};

/** Links that work; its scripts lie ready when somebody touches the page. */
export const when = ['touch', 'fetch'] as const;

/** Filters in place, and loads more designs below. */
export const draw = (page: PageData, id: string) => {
  const block = liveBlockOf(page, id, 'design-overview');
  return block && <LiveOverviewOfDesigns block={block} id={id} />;
};
