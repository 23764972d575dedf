/** Reads the selection of an address, as far as this document knows its collages. */
import type { Channel } from '../../../../core/domain/locale/channel.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { chosenWork } from '../../../../core/domain/products/collage/collage-offer.ts';
import {
  printCollageSelection,
  readCollageSelection,
  type CollageSelection,
} from '../../../../core/domain/products/collage/collage-selection.ts';
import { defaultCollageId } from '../../../../core/domain/products/collage/collages.ts';
import { printCollageQuery } from '../../../../core/domain/products/collage/collage-hand-off.ts';
import { addressWith, printPairs } from '../../../../core/domain/query/query.ts';
import type { CollagesData, LoadedCollage } from './block/loader.ts';
import type { CollageAnswer, CollageData } from './collage-data.ts';

/** The selection of an address. */
export const selectionAt = (locale: Locale, search: string): CollageSelection => {
  const query = new URLSearchParams(search);
  return readCollageSelection(locale, (key) => query.get(key) ?? undefined);
};

/** Undefined if the server has to be asked. */
export const knownCollage = (
  { collages }: Pick<CollageData, 'collages'>,
  answers: readonly CollageAnswer[],
  { designId }: CollageSelection,
): LoadedCollage | undefined => {
  const pageOwn = { ...collages, designId: collages.selection.designId };
  return [...answers, pageOwn].find(
    (one) => one.designId === designId || one.shown?.design.designId === designId,
  );
};

/** The query that asks for the collage of a selection: its design is all that the answer depends on. */
export const questionOf = ({ designId }: CollageSelection): string =>
  `?${printPairs(printCollageSelection({ designId }))}`;

type Place = { readonly channel: Channel; readonly locale: Locale; readonly search: string };

/**
 * The collages of a page at an address of it: material, format and hand-off as they are chosen there.
 * Templates are those that the page brought along.
 */
export const collagesAt = (
  product: Pick<CollageData, 'collages' | 'designerBase'>,
  answers: readonly CollageAnswer[],
  { channel, locale, search }: Place,
): CollagesData => {
  const { collages, designerBase } = product;
  const selection = selectionAt(locale, search);
  const known = knownCollage(product, answers, selection);
  if (known === undefined) return collages;
  const { shown } = known;
  const work =
    known.work.kind === 'priced'
      ? { ...known.work, chosen: chosenWork(known.work.materials, selection) }
      : known.work;
  const { materialType, format } =
    work.kind === 'priced'
      ? {
          materialType: work.chosen.material.materialType,
          format: work.chosen.option.format,
        }
      : selection;
  const handOff = {
    collageId: shown?.design.designId ?? selection.designId ?? defaultCollageId(channel),
    tileCount: shown?.design.tiles.length,
    materialType,
    format,
    optionTypes: [],
    locale,
  };
  return {
    ...collages,
    selection,
    shown,
    work,
    // Where the server refuses the designer's address, there is no way on.
    designer: collages.designer && addressWith(designerBase, printCollageQuery(handOff)),
  };
};
