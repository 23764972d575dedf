import { roomMeasures } from '../../../core/domain/image/rooms.ts';
import type { PictureSource, PictureRoom } from '../../../core/domain/image/sources.ts';
import { boxOfRatio } from './motifs/composition.ts';
import { motifDrawings } from './motifs/motif.ts';
import { swatchDrawings } from './objects/swatches.ts';
import { viewDrawings } from './objects/views.ts';
import type { Scene } from './objects/views.ts';
import { hall } from './rooms/hall.ts';
import { living, livingFar } from './rooms/living.ts';
import { nursery } from './rooms/nursery.ts';
import { office } from './rooms/office.ts';
import { stillDrawings } from './stills/still.ts';
import { svgDocument } from './svg.ts';
import type { Box, Drawing } from './svg.ts';

const roomDrawings = {
  hall,
  living,
  'living-far': livingFar,
  nursery,
  office,
} as const satisfies Readonly<Record<PictureRoom, (box: Box, id: string) => Drawing>>;

/** Ids need no more than to differ from each other: one picture is one document. */
const prefix = 'p';

const sceneOf = (source: PictureSource, ratio: number): Scene => {
  switch (source.kind) {
    case 'motif': {
      const view = boxOfRatio(ratio);
      return { view, drawing: motifDrawings[source.motif](source.seed, view, prefix) };
    }
    case 'still': {
      const view = boxOfRatio(ratio);
      return { view, drawing: stillDrawings[source.still](source.seed, view, prefix) };
    }
    case 'room': {
      const { high, hang } = roomMeasures[source.room];
      const view = { left: hang.x - (high * ratio) / 2, top: 0, width: high * ratio, height: high };
      return { view, drawing: roomDrawings[source.room](view, prefix) };
    }
    case 'object':
      return viewDrawings[source.view](source, ratio, prefix);
    case 'material': {
      const view = { left: -48 * ratio, top: 0, width: 96 * ratio, height: 96 };
      return { view, drawing: swatchDrawings[source.material](view, prefix) };
    }
  }
};

/**
 * Draws a source as an SVG document of a size in pixels. `ratio` is that of the preset, so that
 * both densities show the same picture. Pure: the same source gives the same text for ever.
 */
export const drawPicture = (
  source: PictureSource,
  ratio: number,
  width: number,
  height: number,
): string => {
  const { drawing, view } = sceneOf(source, ratio);
  return svgDocument(drawing, view, width, height);
};
