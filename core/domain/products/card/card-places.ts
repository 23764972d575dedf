/** What a shopper can put on a card. */
import type { Locale } from '../../locale/locales.ts';
import type { PersonalPlaces } from '../../personalisation/personalisation.ts';
import type { DesignedCard } from './card-hand-off.ts';
import { cardSheetOf } from './card-pages.ts';
import { cardArtwork } from './designs/card-artwork.ts';
import { cardDesignOf } from './designs/card-library.ts';
import { cardWordsOf } from './designs/card-words.ts';
import { cardWordRoles } from './own-words.ts';

/**
 * The words of all its pages, those of the front first, and a photo for each slot. A design with a
 * slot needs one: nobody else's is printed; a sample is sent as it is drawn. Undefined where the
 * library lacks the design.
 */
export const cardPlaces = (
  locale: Locale,
  { themeId, design, order }: Pick<DesignedCard, 'themeId' | 'design' | 'order'>,
): PersonalPlaces | undefined => {
  const known = cardDesignOf(themeId);
  if (known === undefined) return undefined;
  const usual = cardWordsOf(locale, known);
  const { pages } = cardArtwork(known, usual, { sheet: cardSheetOf(known, design) });
  const objects = pages.flatMap((page) => page.objects);
  const said = new Set(objects.flatMap((object) => (object.kind === 'text' ? [object.role] : [])));
  const most = objects.filter(({ kind }) => kind === 'picture').length;
  return {
    words: cardWordRoles
      .filter((role) => said.has(role))
      .map((role) => ({ role, usual: usual[role] })),
    photos: { least: most === 0 || order.isSample ? 0 : 1, most },
  };
};
