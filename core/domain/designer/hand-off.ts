import { E, pipe } from '../../fp.ts';
import type { Channel } from '../locale/channel.ts';
import {
  parseCalendarQuery,
  printCalendarQuery,
  type CalendarHandOff,
} from './calendar-hand-off.ts';
import { parseCardQuery, printCardQuery, type CardHandOff } from './card-hand-off.ts';
import { parseCollageQuery, printCollageQuery, type CollageHandOff } from './collage-hand-off.ts';
import type { DesignerProduct } from './designers.ts';
import type { QueryPairs } from './photo-frame.ts';
import {
  parsePhotobookQuery,
  printPhotobookQuery,
  type PhotobookHandOff,
} from './photobook-hand-off.ts';
import {
  parsePhotoboxQuery,
  printPhotoboxQuery,
  type PhotoboxHandOff,
} from './photobox-hand-off.ts';
import type { HandOffRefusal } from './refusals.ts';
import {
  parseWallPictureQuery,
  printWallPictureQuery,
  type WallPictureHandOff,
} from './wall-picture-hand-off.ts';

/** A hand-off to any designer; photo prints are the photo box designer's (decisions, "Names"). */
export type DesignerHandOff =
  | ({ readonly designer: 'calendar' } & CalendarHandOff)
  | ({ readonly designer: 'card' } & CardHandOff)
  | ({ readonly designer: 'collage' } & CollageHandOff)
  | ({ readonly designer: 'photo-frame' } & WallPictureHandOff)
  | ({ readonly designer: 'photobook' } & PhotobookHandOff)
  | ({ readonly designer: 'photobox' } & PhotoboxHandOff);

/** What the defaults of a hand-off depend on. */
export type HandOffDefaults = {
  /** The current time in milliseconds since 1970: calendars start in its year. */
  readonly now: number;
  /** The shop's channel: it has a default collage. */
  readonly channel: Channel;
};

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

const tagged = <D extends DesignerProduct, H>(
  designer: D,
  read: E.Either<HandOffRefusal, H>,
): E.Either<HandOffRefusal, { readonly designer: D } & H> =>
  pipe(
    read,
    E.map((handOff) => ({ designer, ...handOff })),
  );

/**
 * Reads what a designer is handed: the inverse of `printDesignerQuery`. Parameters outside the
 * designer's vocabulary are dropped (decisions, "Catalogue and products").
 */
export const parseDesignerQuery = (
  designer: DesignerProduct,
  query: QueryPairs,
  { now, channel }: HandOffDefaults,
): E.Either<HandOffRefusal, DesignerHandOff> => {
  switch (designer) {
    case 'calendar':
      return tagged(designer, parseCalendarQuery(query, now));
    case 'card':
      return tagged(designer, parseCardQuery(query));
    case 'collage':
      return tagged(designer, parseCollageQuery(query, channel));
    case 'photo-frame':
      return tagged(designer, parseWallPictureQuery(query));
    case 'photobook':
      return tagged(designer, parsePhotobookQuery(query));
    case 'photobox':
      return tagged(designer, parsePhotoboxQuery(query));
  }
};
