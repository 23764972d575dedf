import { farRise, roomMeasures } from '../../../core/domain/image/rooms.ts';
import {
  isWallView,
  printSource,
  type PictureRoom,
  type DrawnSource,
  type RoomSource,
} from '../../../core/domain/image/sources.ts';
import { artworkPicture } from './artwork-picture.ts';
import { boxOfRatio } from './motifs/composition.ts';
import { motifDrawings } from './motifs/motif.ts';
import { viewDrawings } from './objects/views.ts';
import type { Scene } from './objects/views.ts';
import { paperPicture } from './paper-picture.ts';
import { bedroom } from './rooms/bedroom.ts';
import { hall } from './rooms/hall.ts';
import { living } from './rooms/living.ts';
import { nursery } from './rooms/nursery.ts';
import { office } from './rooms/office.ts';
import { drawRoom, drawWallMask, type RoomDrawing } from './rooms/room.ts';
import { stillLifeDrawings } from './stills/still-life.ts';
import { rect, shown, svgDocument } from './svg.ts';
import type { Box, Drawing } from './svg.ts';

/** Centimetres: places of single materials are only ever seen rendered; a wider cut shows a room. */
const placeRise = 120;

/** Rooms seen from further away say how much higher their wall is. */
const roomDrawings: Readonly<
  Record<PictureRoom, { readonly drawing: RoomDrawing; readonly rise?: number }>
> = {
  living: { drawing: living },
  'living-far': { drawing: living, rise: farRise.living },
  bedroom: { drawing: bedroom },
  'bedroom-far': { drawing: bedroom, rise: farRise.bedroom },
  hall: { drawing: hall },
  'hall-far': { drawing: hall, rise: farRise.hall },
  nursery: { drawing: nursery },
  office: { drawing: office },
  'office-far': { drawing: office, rise: farRise.office },
  wallpapered: { drawing: living, rise: placeRise },
  glazed: { drawing: hall, rise: placeRise },
  garden: { drawing: nursery, rise: placeRise },
  evening: { drawing: bedroom, rise: placeRise },
};

/** A drawn layer lights nothing. */
const roomOf = ({ room, layer }: RoomSource, view: Box): Drawing => {
  const { drawing, rise } = roomDrawings[room];
  switch (layer) {
    case 'light':
      return shown(rect(view, '#fff'));
    case 'wall':
      return drawWallMask(drawing, view, prefix, rise);
    case undefined:
      return drawRoom(drawing, view, prefix, rise);
  }
};

/** Things on a table are seen whole, however narrow a picture is. */
const narrowestStill = 1.15;

/** One picture is one document: ids differ from each other. */
const prefix = 'p';

/** What every scene shows in every size is never drawn. */
const renderedAlone = (source: DrawnSource): never => {
  throw new Error(`No scene shows ${printSource({ ...source, ending: 'png' })}.`);
};

const sceneOf = (source: DrawnSource, ratio: number): Scene => {
  switch (source.kind) {
    case 'motif': {
      const view = boxOfRatio(ratio);
      return { view, drawing: motifDrawings[source.motif](source.seed, view, prefix) };
    }
    case 'still': {
      if (source.still === 'materials') return renderedAlone(source);
      const view = boxOfRatio(ratio, narrowestStill);
      return { view, drawing: stillLifeDrawings[source.still](source.seed, view, prefix) };
    }
    case 'artwork': {
      const view = boxOfRatio(ratio, 0);
      return { view, drawing: artworkPicture(source, view, prefix) };
    }
    case 'paper': {
      const view = boxOfRatio(ratio, 0);
      return { view, drawing: paperPicture(source.paper, view, prefix) };
    }
    case 'room': {
      const { high, hang } = roomMeasures[source.room];
      const view = { left: hang.x - (high * ratio) / 2, top: 0, width: high * ratio, height: high };
      return { view, drawing: roomOf(source, view) };
    }
    case 'layer': {
      // What a scene does not have changes nothing of the print.
      const view = boxOfRatio(ratio);
      return { view, drawing: shown(rect(view, source.layer === 'shine' ? '#000' : '#fff')) };
    }
    case 'hanging':
    case 'material':
      return renderedAlone(source);
    case 'object': {
      const { view } = source;
      if (view === 'perspective') return renderedAlone(source);
      // On a wall where the room is not rendered, or the thing cannot be put into it.
      return viewDrawings[isWallView(view) ? 'frontal' : view](source, ratio, prefix);
    }
  }
};

/**
 * Draws a source as an SVG of a size in pixels. `ratio` is the preset's, so that both densities
 * show the same. Pure: the same source gives the same text for ever.
 *
 * @throws Error for what is rendered alone: a material, a picture's back, things seen from the side
 */
export const drawPicture = (
  source: DrawnSource,
  ratio: number,
  width: number,
  height: number,
): string => {
  const { drawing, view } = sceneOf(source, ratio);
  return svgDocument(drawing, view, width, height);
};
