import { E, pipe } from '../../fp.ts';
import {
  parseCalendarQuery,
  printCalendarQuery,
  type CalendarHandOff,
} from '../products/calendar/calendar-hand-off.ts';
import {
  parseCardQuery,
  printCardQuery,
  type CardHandOff,
} from '../products/card/card-hand-off.ts';
import {
  parseCollageQuery,
  printCollageQuery,
  type CollageHandOff,
} from '../products/collage/collage-hand-off.ts';
import type { HandOffDefaults } from './designer-context.ts';
import type { DesignerProduct } from './designers.ts';
import type { QueryPairs } from '../query/query.ts';
import {
  parsePhotobookQuery,
  printPhotobookQuery,
  type PhotobookHandOff,
} from '../products/photobook/photobook-hand-off.ts';
import {
  parsePhotoboxQuery,
  printPhotoboxQuery,
  type PhotoboxHandOff,
} from '../products/photobox/photobox-hand-off.ts';
import type { HandOffRefusal } from './refusals.ts';
import {
  parseWallPictureQuery,
  printWallPictureQuery,
  type WallPictureHandOff,
} from '../products/wall-picture/wall-picture-hand-off.ts';

/** A hand-off to any designer; photo prints are the photo box designer's (decisions, "Names"). */
export type DesignerHandOff =
  | ({ readonly designer: 'calendar' } & CalendarHandOff)
  | ({ readonly designer: 'card' } & CardHandOff)
  | ({ readonly designer: 'collage' } & CollageHandOff)
  | ({ readonly designer: 'photo-frame' } & WallPictureHandOff)
  | ({ readonly designer: 'photobook' } & PhotobookHandOff)
  | ({ readonly designer: 'photobox' } & PhotoboxHandOff);

/** The query of a hand-off: the designer's vocabulary alone, in a fixed order. */
export const printDesignerQuery = (handOff: DesignerHandOff): QueryPairs => {
  switch (handOff.designer) {
    case 'calendar':
      return printCalendarQuery(handOff);
    case 'card':
      return printCardQuery(handOff);
    case 'collage':
      return printCollageQuery(handOff);
    case 'photo-frame':
      return printWallPictureQuery(handOff);
    case 'photobook':
      return printPhotobookQuery(handOff);
    case 'photobox':
      return printPhotoboxQuery(handOff);
  }
};

/** The hand-off to each designer. */
export type HandOffsByDesigner = {
  readonly [Designer in DesignerProduct]: Extract<DesignerHandOff, { readonly designer: Designer }>;
};

type Parsers = {
  readonly [Designer in DesignerProduct]: (
    query: QueryPairs,
    defaults: HandOffDefaults,
  ) => E.Either<HandOffRefusal, HandOffsByDesigner[Designer]>;
};

const tagged = <Designer extends DesignerProduct, HandOff>(
  designer: Designer,
  read: E.Either<HandOffRefusal, HandOff>,
): E.Either<HandOffRefusal, { readonly designer: Designer } & HandOff> =>
  pipe(
    read,
    E.map((handOff) => ({ designer, ...handOff })),
  );

const parsers: Parsers = {
  calendar: (query, { now }) => tagged('calendar', parseCalendarQuery(query, now)),
  card: (query) => tagged('card', parseCardQuery(query)),
  collage: (query, { channel }) => tagged('collage', parseCollageQuery(query, channel)),
  'photo-frame': (query) => tagged('photo-frame', parseWallPictureQuery(query)),
  photobook: (query) => tagged('photobook', parsePhotobookQuery(query)),
  photobox: (query) => tagged('photobox', parsePhotoboxQuery(query)),
};

/**
 * Reads what a designer is handed: the inverse of `printDesignerQuery`. Parameters outside the
 * designer's vocabulary are dropped (decisions, "Catalogue and products"). Of a designer that is
 * known, so is the hand-off's type.
 */
export const parseDesignerQuery = <Designer extends DesignerProduct>(
  designer: Designer,
  query: QueryPairs,
  defaults: HandOffDefaults,
): E.Either<HandOffRefusal, HandOffsByDesigner[Designer]> => parsers[designer](query, defaults);
