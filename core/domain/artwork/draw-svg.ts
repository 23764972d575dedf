import type { Foil } from '../catalogue/card-extras.ts';
import { isRaised, reliefSvg } from './draw-relief.ts';
import { foilTones } from './foil-tones.ts';
import { trimBox } from './artwork.ts';
import { grownBox } from './measures.ts';
import { printPath } from './path.ts';
import type { DisplayItem, DisplayPage } from './resolve.ts';

/** A photo where it stands. */
export type DisplayPicture = DisplayItem & { readonly kind: 'picture' };

export type SvgDrawing = {
  /** The metal of the layer `foil`; absent where the card has none, and the ink is printed. */
  readonly foil?: Foil | undefined;
  /** Markup of a photo that fills its box; it is cut to its slot. */
  readonly picture: (picture: DisplayPicture) => string;
  /** Ids of the markup begin with it. */
  readonly prefix: string;
};

const foilGradient = (page: DisplayPage, { foil, prefix }: SvgDrawing): string => {
  if (foil === undefined) return '';
  const tones = foilTones[foil];
  const stops = tones.map(
    (tone, index) => `<stop offset="${index / (tones.length - 1)}" stop-color="${tone}"/>`,
  );
  return `<linearGradient id="${prefix}foil" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${page.width}" y2="${page.height}">${stops.join('')}</linearGradient>`;
};

const clipName = (prefix: string, index: number): string => `${prefix}clip${index}`;

const itemSvg =
  (drawing: SvgDrawing) =>
  (item: DisplayItem, index: number): string => {
    const { foil, prefix } = drawing;
    if (item.kind === 'picture') {
      const clip = clipName(prefix, index);
      return `<clipPath id="${clip}"><path d="${printPath(item.clip)}"/></clipPath><g clip-path="url(#${clip})">${drawing.picture(item)}</g>`;
    }
    const isFoil = item.layer === 'foil' && foil !== undefined;
    const colour = isFoil ? `url(#${prefix}foil)` : item.colour;
    const paint =
      item.line === undefined
        ? `fill="${colour}"`
        : `fill="none" stroke="${colour}" stroke-width="${item.line}" stroke-linecap="round" stroke-linejoin="round"`;
    return `<path ${paint} d="${printPath(item.path)}"/>`;
  };

/** A page as markup of SVG in micrometres, its trimmed corner at the origin, with its bleed. */
export const drawSvg = (page: DisplayPage, drawing: SvgDrawing): string => {
  const printed = page.items.filter((item) => !isRaised(page, item));
  return `<defs>${foilGradient(page, drawing)}</defs>${printed.map(itemSvg(drawing)).join('')}${reliefSvg(page, drawing.prefix)}`;
};

/** The view of a document that shows a page, trimmed or with its bleed. */
export const viewBoxOf = (page: DisplayPage, edge: 'trim' | 'bleed'): string => {
  const view = grownBox(trimBox(page), edge === 'bleed' ? page.bleed : 0);
  return `${view.left} ${view.top} ${view.width} ${view.height}`;
};
