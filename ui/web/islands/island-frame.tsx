import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createPath, Router, type Navigator, type To } from 'react-router';

import type { CompiledMessages } from '../../messages/format-message.ts';
import { MessagesProvider } from '../../messages/text.tsx';
import { NavigationContext } from '../navigation/navigation-context.ts';
import type { PageData } from '../wire/page-data.ts';
import { ShellContext } from './use-shell.ts';
import type { PageState, ShopView } from './shop-view.ts';
import type { Store } from './store.ts';

type Draw = (change: () => void) => void;

/**
 * In the task that changed the address, so that the two never disagree, as they would for some frames
 * on a slow processor. React takes no such change while it draws, hence the microtask.
 */
const atOnce: Draw = (change) => queueMicrotask(() => flushSync(change));

/** A store's value, which begins as what the HTML was drawn of, whatever has happened since. */
const useStore = <A,>({ get, subscribe }: Store<A>, drawn: A, draw: Draw): A => {
  const [value, setValue] = useState(drawn);
  // What has changed before is shown by the frame that shows the island alive.
  useLayoutEffect(
    function follow() {
      const take = (): void => draw(() => setValue(get));
      if (get() !== drawn) take();
      return subscribe(take);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was drawn first is compared once
    [get, subscribe],
  );
  return value;
};

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/** Islands navigate by `useGo`; the browser does all else. */
const navigator: Navigator = {
  createHref: hrefOf,
  go: (delta) => history.go(delta),
  push: (to) => location.assign(hrefOf(to)),
  replace: (to) => location.replace(hrefOf(to)),
};

type IslandFrameProps = {
  readonly view: Pick<ShopView, 'go' | 'loading' | 'shell' | 'state'>;
  /** The state that the island's server HTML was drawn from. */
  readonly drawn: PageState;
  /** Messages that are missing in the page's data. */
  readonly messages?: CompiledMessages;
  /** Called once for each text that is missing (storefront §8). */
  readonly onMissingKey: (key: string) => void;
  readonly draw: (page: PageData) => ReactNode;
};

/**
 * What every island gets of its page: the address, the texts, the surroundings. Roots share no context,
 * so each has this one around it; the server draws with it, too.
 */
export const IslandFrame = ({
  view,
  drawn,
  messages: files,
  onMissingKey,
  draw,
}: IslandFrameProps) => {
  const { shell, go } = view;
  const { page, place } = useStore(view.state, drawn, atOnce);
  const loadingHref = useStore(view.loading, undefined, startTransition);
  const messages = useMemo(
    () => ({ ...files, ...shell.messages, ...page.messages }),
    [files, shell, page],
  );
  const navigation = useMemo(() => ({ loadingHref, go }), [loadingHref, go]);
  return (
    <ShellContext value={shell}>
      <MessagesProvider locale={shell.locale} messages={messages} onMissingKey={onMissingKey}>
        <NavigationContext value={navigation}>
          <Router location={place} navigator={navigator}>
            {draw(page)}
          </Router>
        </NavigationContext>
      </MessagesProvider>
    </ShellContext>
  );
};
