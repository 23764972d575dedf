import type { InkColour } from './artwork.ts';
import { trimBox } from './artwork.ts';
import { grownBox } from './measures.ts';
import { printPath } from './path.ts';
import type { DisplayItem, DisplayPage } from './resolve.ts';

/** A metal or a relief as it is shown in flat light. */
export type ShownFinish = {
  /** From its darkest to its lightest and back, at even distances across the page. */
  readonly tones: readonly InkColour[];
};

export type SvgDrawing = {
  /** What foil looks like; absent where the card has none, and the ink is printed. */
  readonly foil?: ShownFinish | undefined;
  /** The address of a picture's pixels. */
  readonly pictureAddress: (source: string) => string;
  /** With what is cut off, or as it is after trimming. */
  readonly edge: 'trim' | 'bleed';
  /** Ids of the document begin with it. */
  readonly prefix: string;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const foilGradient = (page: DisplayPage, { foil, prefix }: SvgDrawing): string =>
  foil === undefined
    ? ''
    : `<linearGradient id="${prefix}foil" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${page.width}" y2="${page.height}">${foil.tones
        .map(
          (tone, index) =>
            `<stop offset="${index / Math.max(1, foil.tones.length - 1)}" stop-color="${tone}"/>`,
        )
        .join('')}</linearGradient>`;

const clipName = (prefix: string, index: number): string => `${prefix}clip${index}`;

const clips = (items: readonly DisplayItem[], prefix: string): string =>
  items
    .map((item, index) =>
      item.kind === 'picture'
        ? `<clipPath id="${clipName(prefix, index)}"><path d="${printPath(item.clip)}"/></clipPath>`
        : '',
    )
    .join('');

const itemSvg = (item: DisplayItem, index: number, drawing: SvgDrawing): string => {
  if (item.kind === 'fill') {
    const isFoil = item.layer === 'foil' && drawing.foil !== undefined;
    const colour = isFoil ? `url(#${drawing.prefix}foil)` : item.colour;
    const paint =
      item.line === undefined
        ? `fill="${colour}"`
        : `fill="none" stroke="${colour}" stroke-width="${item.line}" stroke-linecap="round" stroke-linejoin="round"`;
    return `<path ${paint} d="${printPath(item.path)}"/>`;
  }
  const { box, crop, size } = item;
  const across = box.width / crop.width;
  const down = box.height / crop.height;
  return `<image clip-path="url(#${clipName(drawing.prefix, index)})" x="${box.left - crop.left * across}" y="${box.top - crop.top * down}" width="${size.width * across}" height="${size.height * down}" preserveAspectRatio="none" href="${escaped(drawing.pictureAddress(item.source))}"/>`;
};

/** A page as an SVG document in micrometres; its size on a screen is the caller's. */
export const drawSvg = (page: DisplayPage, drawing: SvgDrawing): string => {
  const view = grownBox(trimBox(page), drawing.edge === 'bleed' ? page.bleed : 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.left} ${view.top} ${view.width} ${view.height}"><defs>${foilGradient(page, drawing)}${clips(page.items, drawing.prefix)}</defs>${page.items.map((item, index) => itemSvg(item, index, drawing)).join('')}</svg>`;
};
