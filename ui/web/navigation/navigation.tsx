import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router';

import type { PageQueryKind } from '../../../core/domain/routing/page-keys.ts';
import { needIslands } from '../page/island.tsx';
import { partsInDocument, StaticHtmlContext } from '../static-html.tsx';
import type { StaticHtmlParts } from '../static-parts.ts';
import { carryAlong } from './carry-along.ts';
import { canIntercept, intercept, startNavigation } from './intercept.ts';
import type { LinkRules } from './plan-navigation.ts';
import { createKeptViews, placeOf, type View } from './shown-view.ts';
import { warnOfUnknownQuery } from './unknown-query.ts';

/**
 * Goes to an address of this page: `local` where the page has all that it needs for it, `page`
 * where the server has to be asked; `choice` to the page that another choice leads to.
 */
type Go = (href: string, needs: 'local' | 'page' | 'choice') => void;

type NavigationUse = { readonly loadingHref: string | undefined; readonly go: Go };

const NavigationContext = createContext<NavigationUse>({
  loadingHref: undefined,
  go: () => undefined,
});

/** The address of the page that is being fetched; undefined while none is. */
export const useLoadingHref = (): string | undefined => use(NavigationContext).loadingHref;

/** Goes to another state of the page, in place of the one that is shown. */
export const useGo = (): Go => use(NavigationContext).go;

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

type ShownView<Page> = View<Page> & { readonly tellShown?: () => void };

type NavigationProps<Page> = {
  readonly rules: LinkRules;
  readonly build: string;
  /** The page of the document. */
  readonly page: Page;
  /** Loads what a page is drawn with, besides its data. */
  readonly prepare: (page: Page) => Promise<void>;
  /** What a page reads of its query; undefined where that is not the shop's to say. */
  readonly queryKindOf: (page: Page) => PageQueryKind | undefined;
  readonly children: (page: Page) => ReactNode;
};

/**
 * The shop in a browser. The browser navigates; where it tells of it early enough, pages of this
 * site are shown in place (see `intercept`), and every other navigation is a full load.
 */
export const ShopNavigation = <Page,>(props: NavigationProps<Page>) => {
  const { rules, build, page, prepare, queryKindOf, children } = props;
  const [view, setView] = useState<ShownView<Page>>(() => ({
    place: placeOf(location),
    page,
    parts: undefined,
  }));
  const [loadingHref, setLoading] = useState<string>();
  const shown = useRef<View<Page>>(view);
  const documentParts = useRef<StaticHtmlParts | undefined>(undefined);
  const [views] = useState(createKeptViews<Page>);

  useLayoutEffect(
    function tellShown() {
      shown.current = view;
      view.tellShown?.();
    },
    [view],
  );

  useEffect(
    function warnOfUnknownKeys() {
      if (import.meta.env.DEV) warnOfUnknownQuery(queryKindOf(view.page), view.place);
    },
    [view, queryKindOf],
  );

  useEffect(
    function listen() {
      const queryKind = () => queryKindOf(shown.current.page) ?? 'plain';
      if (!canIntercept()) return carryAlong(rules, queryKind);
      const { navigation } = window;
      return intercept({
        rules,
        build,
        navigation,
        views,
        current: () => {
          documentParts.current ??= partsInDocument();
          return { ...shown.current, parts: shown.current.parts ?? documentParts.current };
        },
        queryKind,
        prepare: (next) => prepare(next.page),
        show: (next) =>
          new Promise((tellShown) => {
            needIslands();
            startTransition(() => setView({ ...next, tellShown }));
          }),
        // Parts of the page may not be live yet: an update that waits for them must not draw them anew.
        setLoading: (isNow) => startTransition(() => setLoading(isNow)),
      });
    },
    [rules, build, prepare, queryKindOf, views],
  );

  const go = useMemo(
    (): Go => (href, needs) => {
      if (canIntercept()) {
        const mark = needs === 'page' ? 'complete' : needs;
        startNavigation(window.navigation, href, mark, 'replace');
      } else if (needs === 'local') {
        history.replaceState(null, '', href);
        const { page: shownPage, parts } = shown.current;
        // Parts of the page may not be live yet: the choice waits for them.
        startTransition(() => setView({ place: placeOf(location), page: shownPage, parts }));
      } else location.replace(href);
    },
    [],
  );

  const navigator = useMemo(
    (): Navigator => ({
      createHref: hrefOf,
      go: (delta) => history.go(delta),
      push: (to) => location.assign(hrefOf(to)),
      replace: (to) => location.replace(hrefOf(to)),
    }),
    [],
  );

  const navigationUse = useMemo(() => ({ loadingHref, go }), [loadingHref, go]);
  return (
    <NavigationContext value={navigationUse}>
      <Router location={view.place} navigator={navigator}>
        <StaticHtmlContext value={view.parts}>{children(view.page)}</StaticHtmlContext>
      </Router>
    </NavigationContext>
  );
};
