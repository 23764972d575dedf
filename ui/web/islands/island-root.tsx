/** The only module that knows React's roots: one for each island that has woken. */
import { Component, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { noteLateChoices, rememberEarlyChoices } from './early-choices.ts';
import { FailedIsland } from './failed-island.tsx';
import { report, reportFault } from '../log/logs.ts';
import { IslandFrame } from './island-frame.tsx';
import { isIslandName } from './island-names.ts';
import { loadIsland } from './islands.ts';
import { messageFilesOf, type IslandRuntime } from './shop-island.ts';
import type { PageData } from '../wire/page-data.ts';
import type { CompiledMessages } from '../../messages/format-message.ts';

type BoundaryProps = { readonly page: PageData; readonly children: ReactNode };
type BoundaryState = { readonly hasFailed: boolean; readonly page?: PageData };

/** Shows the error page's words in place of what cannot be drawn, until another page comes. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };
  static getDerivedStateFromError = (): Partial<BoundaryState> => ({ hasFailed: true });
  static getDerivedStateFromProps = (
    { page }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null => (page === state.page ? null : { page, hasFailed: false });
  override render(): ReactNode {
    return this.state.hasFailed ? <FailedIsland /> : this.props.children;
  }
  override componentDidCatch(error: unknown): void {
    reportFault('nuxt-error-page-encountered', error);
  }
}

/** Called within the boundary, which catches what its children throw and nothing else. */
const Drawn = ({ draw }: { readonly draw: () => ReactNode }) => draw();

type HearingProps = { readonly onAlive: () => void; readonly children: ReactNode };

/** Tells that what stands in it hears events. */
const Hearing = ({ onAlive, children }: HearingProps) => {
  useEffect(onAlive, [onAlive]);
  return children;
};

const isMessages = (file: unknown): file is { readonly default: CompiledMessages } =>
  typeof file === 'object' && file !== null && 'default' in file;

/** The messages of an island that its page's data does not bring; a browser keeps their files. */
const loadMessages = async (files: readonly string[]): Promise<CompiledMessages> => {
  const modules: readonly unknown[] = await Promise.all(
    files.map((file): Promise<unknown> => import(/* @vite-ignore */ file)),
  );
  return Object.fromEntries(
    modules.filter(isMessages).flatMap((file) => Object.entries(file.default)),
  );
};

const tellMissingKey = (key: string): void => report('translation-missing', { key });

/** Draws an island: over the server's HTML, or in a place that is empty until then. */
export const mountIsland: IslandRuntime['mount'] = async (element, view, drawn) => {
  const { id } = element;
  const name = element.getAttribute('name') ?? '';
  if (!isIslandName(name)) throw new Error(`There is no island "${name}".`);
  const [{ draw, prepare }, messages] = await Promise.all([
    loadIsland(name),
    loadMessages(messageFilesOf(element, view.shell)),
  ]);
  await prepare?.(drawn.page);
  const { promise: alive, resolve: onAlive } = Promise.withResolvers<void>();
  const app = (
    <Hearing onAlive={onAlive}>
      <IslandFrame
        view={view}
        drawn={drawn}
        messages={messages}
        onMissingKey={tellMissingKey}
        draw={(page) => (
          <Boundary page={page}>
            <Drawn draw={() => draw(page, id)} />
          </Boundary>
        )}
      />
    </Hearing>
  );
  // Several roots stand in one document, which the server has drawn with the same prefix.
  const options = { identifierPrefix: `${id}-` };
  if (element.firstChild !== null) {
    // Hydration puts them back.
    rememberEarlyChoices(element);
    const chooseAgain = noteLateChoices(element);
    const root = hydrateRoot(element, app, options);
    // Before that, React would draw all of it anew for whoever ends it.
    await alive;
    chooseAgain();
    return () => root.unmount();
  }
  const root = createRoot(element, options);
  // What stands beside it is hidden with the first frame that shows it.
  flushSync(() => root.render(app));
  return () => root.unmount();
};
