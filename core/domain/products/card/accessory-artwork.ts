/** How what is sold beside cards looks: a drawing of each sort, in each of its colours. */
import { usualVariant, type Artwork, type InkColour, type Palette } from '../../artwork/artwork.ts';
import { micrometresOf } from '../../artwork/measures.ts';
import { placed } from '../../artwork/sketch.ts';
import type { Locale } from '../../locale/locales.ts';
import type { CardAccessorySort } from './accessories.ts';
import { accessoryDrawings, type AccessoryDrawing } from './drawings/accessory-drawings.ts';
import { accessoryColours } from './tables/accessory-colours.ts';
import { soldAccessories } from './tables/sold-accessories.ts';

/** A card that a thing is shown on: darker below what is white. */
const cardBelow = (name: keyof typeof accessoryColours): InkColour =>
  name === 'weiss' || name === 'paper' ? '#ede7dd' : '#fdfbf7';

const paletteOf = (
  name: keyof typeof accessoryColours,
  { isOnCard }: AccessoryDrawing,
): Palette => {
  const { fill, shade, light } = accessoryColours[name];
  return { fill, shade, light, soft: light, paper: isOnCard ? cardBelow(name) : fill };
};

const isSort = (id: string): id is CardAccessorySort => Object.hasOwn(accessoryDrawings, id);

/** The picture of a sort, its colours as variants; undefined for another id, and with any option. */
export const accessoryArtwork = (
  id: string,
  _locale?: Locale,
  options: readonly string[] = [],
): Artwork | undefined => {
  if (!isSort(id) || options.length > 0) return undefined;
  const drawing = accessoryDrawings[id]();
  const { width, height, sketch, material } = drawing;
  const { colours } = soldAccessories[id];
  const variants: readonly (readonly [string, Palette])[] =
    colours.length === 0
      ? [[usualVariant, paletteOf(material, drawing)]]
      : colours.map((colour) => [colour, paletteOf(colour, drawing)] as const);
  return {
    pages: [
      {
        name: 'front',
        width: micrometresOf(width),
        height: micrometresOf(height),
        bleed: 0,
        safe: 0,
        folds: [],
        paper: 'paper',
        objects: [
          {
            kind: 'ornament',
            id: 'thing',
            shapes: placed(sketch, { scale: micrometresOf(1) }),
            layer: 'ink',
          },
        ],
      },
    ],
    styles: {},
    variants: Object.fromEntries(variants),
  };
};
