import type { PageKeys } from '../../../core/domain/routing/page-keys.ts';
import { connectionFine, connectionLost } from './connection.ts';
import { fetchPage, type FetchedPage } from './fetch-page.ts';
import { planNavigation, type LinkRules, type NavigationMark } from './plan-navigation.ts';
import { reloadOnce } from './reload.ts';
import { placeOf, type Arrival, type KeptViews } from './shown-view.ts';

type Navigations = Pick<
  Navigation,
  'addEventListener' | 'currentEntry' | 'navigate' | 'traverseTo'
>;

type InterceptSettings<Page, Kept> = {
  readonly rules: LinkRules;
  /** Of this document's scripts. */
  readonly build: string;
  readonly navigation: Navigations;
  readonly views: KeptViews<Kept>;
  /** Of the page in the document. */
  readonly queryKeys: () => PageKeys;
  readonly show: (arrival: Arrival<Page, Kept>) => void;
  /** The address that is being fetched; undefined when none is. */
  readonly setLoading: (href: string | undefined) => void;
};

/** The browser loads the address itself, or the page stays. */
type NotShown = { readonly kind: 'full-load'; readonly href: string } | { readonly kind: 'stay' };

/** Needs precommit: the address must not change before the page. */
export const canIntercept = (): boolean =>
  'navigation' in window && 'NavigationPrecommitController' in window;

/** Events tell the outcome; the promises reject besides. */
const unheard = ({ committed, finished }: NavigationResult): void => {
  for (const promise of [committed, finished]) promise?.catch(() => undefined);
};

/** Starts a navigation of our own, marked for the listener. */
export const startNavigation = (
  navigation: Pick<Navigation, 'navigate'>,
  href: string,
  mark: NavigationMark,
  history: 'push' | 'replace' | 'auto' = 'auto',
): void => unheard(navigation.navigate(href, { history, info: mark }));

/** A form within the place that its hash names has the focus: whoever sends it stays there. */
const isAtPlace = (hash: string): boolean =>
  document.getElementById(hash.slice(1))?.contains(document.activeElement) === true;

/** Rejecting with it ends a navigation before its address is shown. */
const ended = new Error('the page stays');

/**
 * Listens to every navigation, whatever started it. Pages of this site are shown in place (see
 * `planNavigation`), and their address appears with them, not before. Returns what ends it.
 */
export const intercept = <Page, Kept>(settings: InterceptSettings<Page, Kept>): (() => void) => {
  const { rules, build, navigation, views, queryKeys, show, setLoading } = settings;

  const isOwnPage =
    (here: URL) =>
    (url: URL): boolean =>
      url.origin === here.origin &&
      planNavigation(rules, queryKeys(), here, url, {
        canIntercept: true,
        hashChange: false,
        downloadRequest: null,
        formData: null,
        navigationType: 'push',
        info: 'complete' satisfies NavigationMark,
      }).kind === 'page';

  const load = async (
    here: URL,
    there: URL,
    signal: AbortSignal,
  ): Promise<FetchedPage<Page> | NotShown> => {
    const answer = await fetchPage<Page>(build, there, signal, isOwnPage(here));
    if (answer.kind === 'unreachable') {
      connectionLost(there.href);
      return { kind: 'stay' };
    }
    connectionFine();
    if (answer.kind === 'unreadable') return { kind: 'full-load', href: there.href };
    if (answer.kind === 'elsewhere') return { kind: 'full-load', href: answer.href };
    const { href } = answer.fetched.url;
    const fullLoad: NotShown = { kind: 'full-load', href };
    // Another build's page may need what these scripts do not have.
    if (answer.kind === 'outdated' && reloadOnce('app-updated', () => undefined)) return fullLoad;
    return answer.fetched;
  };

  const loadOrEnd = async (
    here: URL,
    there: URL,
    event: NavigateEvent,
  ): Promise<FetchedPage<Page>> => {
    const loaded = await load(here, there, event.signal);
    if (!('kind' in loaded)) return loaded;
    if (loaded.kind === 'full-load') {
      const history = event.navigationType === 'push' ? 'push' : 'replace';
      startNavigation(navigation, loaded.href, 'full-load', history);
    }
    throw ended;
  };

  /** Back or forward to a page that did not come: the history returns to what is shown. */
  const turnBack = (key: string | undefined): void => {
    if (key !== undefined) unheard(navigation.traverseTo(key, { info: 'local' }));
  };

  const showPage = (event: NavigateEvent, here: URL, there: URL, staysOnPage: boolean): void => {
    const isTraverse = event.navigationType === 'traverse';
    const from = navigation.currentEntry?.key;
    // Before the entry is left: afterwards it is no longer the current one.
    if (from !== undefined) views.keep(from);
    const kept = isTraverse ? views.get(event.destination.key) : undefined;
    // Back and forward restore the place, whatever the hash; a choice keeps it.
    const goesToHash = !isTraverse && event.info !== 'choice' && there.hash !== '';
    const stays = staysOnPage && (!goesToHash || isAtPlace(there.hash));
    const options: NavigationInterceptOptions = {
      scroll: stays && !isTraverse ? 'manual' : 'after-transition',
      focusReset: stays ? 'manual' : 'after-transition',
    };
    if (kept !== undefined) {
      const handler = async (): Promise<void> =>
        show({ kind: 'kept', kept, place: placeOf(there) });
      event.intercept({ ...options, handler });
      return;
    }
    const isChoice = event.info === 'choice';
    const showFetched = ({ url, page, fragments }: FetchedPage<Page>): void =>
      show({ kind: 'arrived', place: placeOf(url), page, fragments, isChoice });
    setLoading(there.href);
    if (isTraverse || !event.cancelable) {
      // The address is the new one already: without its page, the history turns back.
      const handler = async (): Promise<void> => {
        try {
          const fetched = await loadOrEnd(here, there, event);
          const { href } = fetched.url;
          showFetched(fetched);
          if (href !== there.href) startNavigation(navigation, href, 'local', 'replace');
        } catch (error) {
          if (error === ended && !event.signal.aborted) turnBack(from);
          throw error;
        }
      };
      event.intercept({ ...options, handler });
      return;
    }
    let fetched: FetchedPage<Page> | undefined;
    event.intercept({
      ...options,
      precommitHandler: async (controller) => {
        fetched = await loadOrEnd(here, there, event);
        if (fetched.url.href !== there.href) controller.redirect(fetched.url.href);
      },
      handler: async () => {
        if (fetched !== undefined) showFetched(fetched);
      },
    });
  };

  const onNavigate = (event: NavigateEvent): void => {
    const here = new URL(location.href);
    const there = new URL(event.destination.url);
    const plan = planNavigation(rules, queryKeys(), here, there, event);
    switch (plan.kind) {
      case 'browser':
        return;
      case 'rewrite': {
        event.preventDefault();
        const { navigationType } = event;
        const history = navigationType === 'traverse' || navigationType === 'reload';
        startNavigation(navigation, plan.href, 'complete', history ? 'auto' : navigationType);
        return;
      }
      case 'local': {
        const handler = async (): Promise<void> => show({ kind: 'moved', place: placeOf(there) });
        event.intercept({ scroll: 'manual', focusReset: 'manual', handler });
        return;
      }
      case 'page': {
        // The document stays, so the menu that was chosen from must be closed; choices go on.
        if (event.info !== 'choice')
          document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
        showPage(event, here, there, plan.staysOnPage);
      }
    }
  };

  const settled = (): void => setLoading(undefined);
  const listening = new AbortController();
  navigation.addEventListener('navigate', onNavigate, listening);
  navigation.addEventListener('navigatesuccess', settled, listening);
  navigation.addEventListener('navigateerror', settled, listening);
  window.addEventListener('online', connectionFine, listening);
  return () => listening.abort();
};
