/** What comes with a card, in its pictures: envelopes and extras, rendered from above. */
import type { Palette } from '../../../core/domain/artwork/artwork.ts';
import type { DisplayPage } from '../../../core/domain/artwork/resolve.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type { ArtworkSource } from '../../../core/domain/image/sources.ts';
import { accessoryColours } from '../../../core/domain/products/card/tables/accessory-colours.ts';
import type { CardEnvelopeColour } from '../../../core/domain/products/card/card-materials.ts';
import type { CardPicture, ShownExtra } from '../../../core/domain/products/card/card-picture.ts';
import {
  envelopeClassFor,
  envelopeSizes,
  squareEnvelope,
} from '../../../core/domain/products/card/envelopes.ts';
import type { ComposedColour } from '../compose/composition.ts';
import type { RenderedScene, RenderedScenes } from '../compose/scene-files.ts';
import type { SeenPage } from './artwork-picture.ts';
import { mix, type Colour } from './colour.ts';
import { layers, shown, type Drawing } from './svg.ts';

/** In micrometres. */
export const millimetre = 1_000;

export const colourOf = (colour: Colour): ComposedColour => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Of a page, in millimetres. */
export const sizeOf = ({ width, height }: DisplayPage): ImageSize => ({
  width: width / millimetre,
  height: height / millimetre,
});

export const envelopeTints = {
  weiss: '#fdfcf9',
  creme: '#f3e8d2',
  kraft: '#b99a74',
  salbei: '#b4c0aa',
  rose: '#ebc8c2',
  anthrazit: '#4b4d52',
} as const satisfies Readonly<Record<CardEnvelopeColour, Colour>>;

/** A rendered thing from above, its origin at the drawing's, in millimetres; white takes the tint. */
export const piece = ({ scene, digest }: RenderedScene, tint: Colour, id: string): Drawing => {
  const { left, top, width, height } = scene.reach;
  const [r, g, b] = colourOf(tint).map((value) => (value / 255).toFixed(3));
  return {
    defs: `<filter id="${id}" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1"><feColorMatrix values="${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 1 0"/></filter>`,
    body: `<image href="motif:${scene.name}:${digest}" x="${left}" y="${top}" width="${width}" height="${height}" preserveAspectRatio="none" filter="url(#${id})"/>`,
  };
};

export const envelopeOf = (card: ImageSize): string => {
  const name = envelopeClassFor(card);
  const { width, height } = name === 'other' ? squareEnvelope : envelopeSizes[name];
  return `${width}x${height}`;
};

/** On a front. */
type ExtraPlace = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly tint: Colour;
};

/**
 * An extra on a front: its place in millimetres from the upper left corner, by the fold, where
 * designs have the fewest words.
 */
const extraDrawing = (
  { kind, id, colour }: ShownExtra,
  { width, height }: ImageSize,
  palette: Palette,
  scenes: RenderedScenes,
): Drawing => {
  const name = `card-${kind}-${id}`;
  const rendered = scenes.get(name);
  if (rendered === undefined) return shown('');
  const accent = palette['accent'] ?? '#b08d6e';
  const satin = mix(accent, '#ffffff', 0.35);
  const band = Math.max(9, width * 0.09);
  const { x, y, scale, tint } = (
    {
      ribbon: {
        x: band,
        y: height / 2,
        scale: 1,
        tint: colour ? accessoryColours[colour].fill : id === 'satin' ? satin : '#d9cbb2',
      },
      bow: { x: band + 6, y: height * 0.84, scale: 0.62, tint: id === 'satin' ? satin : '#c3a073' },
      seal: { x: band + 4, y: height - 19, scale: 0.8, tint: mix(accent, '#5a1f22', 0.35) },
      screw: { x: 8, y: 8, scale: 1, tint: '#ffffff' },
      inlay: { x: 0, y: 0, scale: 1, tint: '#ffffff' },
    } as const satisfies Record<ShownExtra['kind'], ExtraPlace>
  )[kind];
  const drawing = piece(rendered, tint, name);
  return {
    ...drawing,
    body: `<g transform="translate(${x} ${y}) scale(${scale})">${drawing.body}</g>`,
  };
};

/** A sheet that lies inside, before the right half: what is printed shows through. */
const inlay = ({ width, height }: ImageSize): Drawing =>
  shown(
    `<rect x="${width / 2 + 4}" y="4" width="${width / 2 - 9}" height="${height - 8}" fill="#fff" opacity="0.62"/><rect x="${width / 2 + 4}" y="4" width="${width / 2 - 9}" height="${height - 8}" fill="none" stroke="#0c0a08" stroke-opacity="0.12" stroke-width="0.3"/>`,
  );

/** What is tied to a card is seen on its front, what is laid into it inside. */
export const extrasOn = (
  { view }: ArtworkSource,
  { extras }: CardPicture,
  { page, palette }: SeenPage,
  scenes: RenderedScenes,
): Drawing => {
  const size = sizeOf(page);
  const isInlay = ({ kind }: ShownExtra): boolean => kind === 'inlay';
  if (view === 'open') return extras.some(isInlay) ? inlay(size) : shown('');
  return layers(
    ...extras
      .filter((extra) => !isInlay(extra))
      .map((extra) => extraDrawing(extra, size, palette, scenes)),
  );
};
