/** Fronts as the server draws them, to compare with those that browsers draw. */
import { readTypefaces } from '../../adapters/shared/typefaces/read-typefaces.ts';
import { cardDesignOf } from '../../core/domain/products/card/designs/card-library.ts';
import { cardWordsOf } from '../../core/domain/products/card/designs/card-words.ts';
import { drawOwnFront } from '../../core/domain/products/card/designs/own-front.ts';
import type { OwnWords } from '../../core/domain/products/card/own-words.ts';
import { E } from '../../core/fp.ts';

const typefaces = readTypefaces();

/** Where a page has the markup of its front. */
export const frontMarkup = '#own-front > g';

/** A front in German, its markup as browsers write it out. */
export const serverFront = (id: string, own: OwnWords, prefix = 'own-'): string => {
  const design = cardDesignOf(id);
  if (design === undefined) throw new Error(`The library has no ${id}.`);
  const words = cardWordsOf('de-DE', design);
  const order = {
    design,
    words,
    own,
    variant: 'usual',
    language: 'de',
    photos: [],
    prefix,
  } as const;
  const front = drawOwnFront(order, typefaces);
  if (E.isLeft(front)) throw new Error(front.left.kind);
  return front.right.markup.replaceAll(/<(\w+)([^<>]*)\/>/gu, '<$1$2></$1>');
};
