/** Draws components that stand alike on many pages once, and keeps their bytes (see `drawnOnce`). */
import { LRUCache } from 'lru-cache';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

import type { Locale } from '../../core/domain/locale/locales.ts';
import type { DrawOnce } from '../../ui/components/drawn-once.ts';
import { memoizeByIdentity } from '../../ui/memoize-by-identity.ts';
import { MessagesProvider, type CompiledMessages } from '../../ui/messages/text.tsx';
import type { PagePieces } from './page-bytes.ts';
import { ownBytes } from './page-cache.ts';

/** How many bytes of HTML are kept, with the properties that it was drawn of. */
const capacity = 8_000_000;

/** What an entry is beside its bytes and its key. */
const entryOverhead = 300;

/** The page that pieces are drawn for. */
type DrawnFor = {
  readonly locale: Locale;
  /** Its texts, the same object for the same ones (`joinMessages`). */
  readonly messages: CompiledMessages;
  readonly pieces: PagePieces;
  readonly onMissingKey: (key: string) => void;
};

/**
 * Makes the function that draws the pieces of a page. What is kept is a function of its key, the texts
 * and the properties: nothing that changes can be out of date in it.
 */
export const createDrawOnce = (): ((drawnFor: DrawnFor) => DrawOnce) => {
  const known = new LRUCache<string, Buffer>({
    maxSize: capacity,
    sizeCalculation: (bytes, key) => bytes.length + 2 * key.length + entryOverhead,
  });
  const numbers = new Map<unknown, number>();

  /** A number for each component, of which there are as many as the code has. */
  const numberOf = (Component: unknown): number => {
    const number = numbers.get(Component) ?? numbers.size;
    numbers.set(Component, number);
    return number;
  };

  const names = memoizeByIdentity<number>();
  let textsSoFar = 0;

  return ({ locale, messages, pieces, onMissingKey }) => {
    const texts = names([locale, messages], () => (textsSoFar += 1));
    const htmlOf = (element: ReactElement): string =>
      renderToString(
        <MessagesProvider locale={locale} messages={messages} onMissingKey={onMissingKey}>
          {element}
        </MessagesProvider>,
      );
    return (Component, props) => {
      const key = `${texts} ${numberOf(Component)} ${JSON.stringify(props)}`;
      const kept = known.get(key);
      if (kept !== undefined) return pieces.nameOf(kept);
      // When the page around it is drawn: React draws one tree at a time.
      return pieces.nameOf(() => {
        const bytes = ownBytes(Buffer.from(htmlOf(createElement(Component, props))));
        known.set(key, bytes);
        return bytes;
      });
    };
  };
};
