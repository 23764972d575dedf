/**
 * The shopper's own picture, for all parts of all pages of this document. What makes and shows it is
 * loaded when there is one: this is all that every product page has of it.
 */
import { useSyncExternalStore } from 'react';

import type { Configurator } from '../../../core/domain/configurator/configurator.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type { OwnPictureState } from '../../../core/domain/image/own-picture-state.ts';
import { hasKeptPicture } from './kept-mark.ts';
import type { SoldFormats } from './own-picture-look.ts';
import type { OwnPictureTools } from './own-picture-tools.ts';

/** What is known of the picture, and what can be done with it once that is loaded. */
export type OwnPictureSnapshot = {
  readonly state: OwnPictureState;
  readonly tools?: OwnPictureTools;
  /** What was asked for of the options, so that turned formats can be chosen. */
  readonly formats: SoldFormats;
};

const none: OwnPictureSnapshot = { state: { kind: 'none' }, formats: new Map() };

let snapshot = none;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tells every part of the page. */
export const publishOwnPicture = (next: OwnPictureSnapshot): void => {
  snapshot = next;
  for (const listener of listeners) listener();
};

const loadTools = async (): Promise<OwnPictureTools> =>
  (await import('./own-picture.client.tsx')).ownPictureTools;

/** Shows a file that a shopper brings; its size where it can be shown. */
export const chooseOwnPicture = async (file: File): Promise<ImageSize | undefined> =>
  (await loadTools()).choose(file);

/**
 * Shows the picture that this device keeps. Only for what is loaded with all parts of a page that
 * change with it: the store tells at once, and a part that is not there yet would be drawn empty.
 */
export const showKeptPicture = (): void => {
  if (snapshot.tools !== undefined || !hasKeptPicture()) return;
  // A page without it is whole; the next page tries again.
  loadTools()
    .then((tools) => tools.restore())
    .catch(() => undefined);
};

/** The shopper's own picture, as far as it is known. */
export const useOwnPicture = (): OwnPictureSnapshot =>
  useSyncExternalStore(
    subscribe,
    () => snapshot,
    () => none,
  );

/** The configurator with the formats that the shopper's own picture fills first. */
export const useOwnFormats = (configurator: Configurator): Configurator => {
  const { state, tools, formats } = useOwnPicture();
  return tools?.withFormats(configurator, state, formats) ?? configurator;
};
