/**
 * All that every product page has of the shopper's own picture. What makes and shows it is loaded
 * when there is one.
 */
import { useSyncExternalStore } from 'react';

import type { Configurator } from '../../../core/domain/configurator/configurator.ts';
import type { OwnPictureState } from '../../../core/domain/image/own-picture-state.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { keepsOwn } from './kept-mark.ts';
import { ownPictureMark } from './own-marks.ts';
import type { SoldFormats } from './own-picture-look.ts';
import type { OwnPictureTools } from './own-picture-tools.ts';

export type OwnPictureSnapshot = {
  readonly state: OwnPictureState;
  readonly tools?: OwnPictureTools;
  /** Of the options asked for, so that formats can be chosen either way up. */
  readonly formats: SoldFormats;
};

const none: OwnPictureSnapshot = { state: { kind: 'none' }, formats: new Map() };

let snapshot = none;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const publishOwnPicture = (next: OwnPictureSnapshot): void => {
  snapshot = next;
  for (const listener of listeners) listener();
};

/** Browsers alone have them: the server's build leaves out what they draw, and its styles. */
const loadTools = async (): Promise<OwnPictureTools> => {
  if (import.meta.env.SSR) throw new Error('A server has no picture of a shopper.');
  return (await import('./own-picture.client.tsx')).ownPictureTools;
};

/** False where it cannot be shown. */
export const chooseOwnPicture = async (file: File): Promise<boolean> =>
  (await loadTools()).choose(file);

/** As `chooseOwnPicture`, for a photo that a phone has sent to an address. */
export const receiveOwnPicture = async (href: string, scope: ShopScope): Promise<boolean> =>
  (await loadTools()).receive(href, scope);

/** Settles once the device keeps what was chosen last, or cannot. */
export const keptOwnPicture = async (): Promise<void> => (await loadTools()).kept();

/**
 * Only for what is loaded with all parts of a page that change with the picture: the store notifies
 * at once, and a part that is missing would be drawn empty.
 */
export const showKeptPicture = (): void => {
  if (snapshot.tools !== undefined || !keepsOwn(ownPictureMark)) return;
  // A page without it is whole; the next page tries again.
  loadTools()
    .then((tools) => tools.restore())
    .catch(() => undefined);
};

/** As far as it is known. */
export const useOwnPicture = (): OwnPictureSnapshot =>
  useSyncExternalStore(
    subscribe,
    () => snapshot,
    () => none,
  );

/** With the formats first that the shopper's own picture fills. */
export const useOwnFormats = (configurator: Configurator): Configurator => {
  const { state, tools, formats } = useOwnPicture();
  return tools?.withFormats(configurator, state, formats) ?? configurator;
};
