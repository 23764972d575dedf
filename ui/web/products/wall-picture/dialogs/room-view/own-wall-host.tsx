import { useState, useSyncExternalStore } from 'react';

import type { HungPrint } from '../../../../../../core/domain/image/hung-print.ts';
import {
  readOwnFormat,
  dimensionText,
} from '../../../../../../core/domain/format/dimension-input.ts';
import {
  formatMillimetres,
  formatWithUnit,
  tenthsOfMillimetres,
} from '../../../../../../core/domain/format/format.ts';
import type { ImageSize } from '../../../../../../core/domain/image/image-size.ts';
import {
  nextOwnPicture,
  noOwnPicture,
  type OwnPictureEvent,
  type OwnPictureState,
} from '../../../../../../core/domain/image/own-picture-state.ts';
import type { CropShares } from '../../../../../../core/domain/image/picture-crop.ts';
import { formatUnitOf } from '../../../../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../../../../core/domain/locale/locales.ts';
import {
  doorSizeOf,
  knownThingLimits,
  sheetSizeOf,
  turnedLike,
  type KnownThing,
} from '../../../../../../core/domain/preview/known-things.ts';
import {
  applyWallCommand,
  canHang,
  hangOnWall,
  unmarkedWall,
  wallOf,
  type WallCommand,
  type WallMarks,
} from '../../../../../../core/domain/preview/own-wall.ts';
import { E } from '../../../../../../core/fp.ts';
import { adoptStyles } from '../../../../../components/adopt-styles.ts';
import { buttonMessages } from '../../../../../components/button/messages.ts';
import { noticeMessages } from '../../../../../components/notice/messages.ts';
import { ownPictureMessages } from '../../../../../components/own-picture/messages.ts';
import type { PictureProps } from '../../../../../components/picture/picture.tsx';
import { plainMessages } from '../../../../../messages/text-in.ts';
import { MessagesProvider } from '../../../../../messages/text.tsx';
import { createStore } from '../../../../islands/store.ts';
import { useShell } from '../../../../islands/use-shell.ts';
import { readPicture } from '../../../../own-picture/read-picture.ts';
import { Hanging } from '../../parts/own-wall/hanging.tsx';
import { ownWallMessages } from '../../parts/own-wall/messages.ts';
import { OwnWall, type TypedSize } from '../../parts/own-wall/own-wall.tsx';
import styleText from '../../parts/own-wall/own-wall.module.css?inline';

adoptStyles(styleText);

const tables = [ownWallMessages, ownPictureMessages, buttonMessages, noticeMessages] as const;

type Wall = {
  readonly photo: OwnPictureState;
  readonly marks: WallMarks;
  readonly thing: KnownThing;
  /** Of a thing other than a sheet of paper. */
  readonly typed: TypedSize;
};

/** For as long as the shop is open: the next product hangs on the same wall. */
const walls = createStore<Wall>({
  photo: noOwnPicture,
  marks: unmarkedWall({ width: 1, height: 1 }),
  thing: 'sheet',
  typed: { width: '', height: '' },
});

const change = (part: Partial<Wall>): void => walls.set({ ...walls.get(), ...part });

const dispatch = (event: OwnPictureEvent): void => {
  const before = walls.get().photo;
  const photo = nextOwnPicture(before, event);
  // Its address is not asked for any more.
  if (before.kind === 'shown' && (photo.kind !== 'shown' || photo.picture !== before.picture))
    URL.revokeObjectURL(before.picture.preview.src);
  change({ photo });
};

/** A slow file must not take the place of one chosen later. */
let choices = 0;

const choose = async (file: File): Promise<void> => {
  choices += 1;
  const choice = choices;
  dispatch({ kind: 'choose' });
  const read = await readPicture(file);
  if (choice !== choices) return;
  if (E.isLeft(read)) return dispatch({ kind: 'refuse', error: read.left.kind });
  const { preview, previewSize: size } = read.right;
  change({ marks: unmarkedWall(size) });
  dispatch({
    kind: 'show',
    picture: { name: file.name, size, preview: { src: URL.createObjectURL(preview), size } },
  });
};

const remove = (): void => {
  choices += 1;
  dispatch({ kind: 'remove' });
};

/** In the field, as the locale writes lengths. */
const typedSize = (locale: Locale, { width, height }: ImageSize): TypedSize => {
  const unit = formatUnitOf(locale);
  const typed = (millimetres: number): string =>
    dimensionText(unit, tenthsOfMillimetres(unit, millimetres, 'nearest'));
  return { width: typed(width), height: typed(height) };
};

/** Millimetres; undefined while nothing sensible is typed in. */
const thingSize = ({ thing, typed, marks }: Wall, locale: Locale): ImageSize | undefined => {
  if (thing === 'sheet') return turnedLike(sheetSizeOf(locale), marks.corners);
  const read = readOwnFormat(formatUnitOf(locale), knownThingLimits, typed);
  return read.kind === 'format' ? formatMillimetres(read.format) : undefined;
};

const nothing = { width: '', height: '' };

type OwnWallHostProps = {
  readonly object: HungPrint;
  readonly motif: PictureProps;
  readonly crop?: CropShares | undefined;
};

/** The shopper's own wall in a room's place; it brings its own words. */
export const OwnWallHost = ({ object, motif, crop }: OwnWallHostProps) => {
  const { locale } = useShell();
  const [messages] = useState(() => plainMessages(locale, tables));
  const wall = useSyncExternalStore(walls.subscribe, walls.get, walls.get);
  const { photo, marks, thing, typed } = wall;
  const unit = formatUnitOf(locale);
  const size = thingSize(wall, locale);
  const measures = photo.kind === 'shown' &&
    size !== undefined && {
      photo: photo.picture.preview.size,
      thing: size,
      print: formatMillimetres(object.format),
      // A centimetre, or half an inch.
      step: unit === 'in' ? 12.7 : 10,
    };
  const hung = measures === false ? undefined : hangOnWall(marks, measures);
  const plane = measures === false ? undefined : wallOf(marks, measures);
  const onCommand = (command: WallCommand): void => {
    if (measures !== false) change({ marks: applyWallCommand(marks, command, measures) });
  };
  const isHung =
    measures !== false &&
    plane !== undefined &&
    E.isRight(plane) &&
    marks.middle !== undefined &&
    canHang(plane.right, marks.middle, measures);
  const refusal = hung === undefined ? 'size-missing' : E.isLeft(hung) ? hung.left.kind : undefined;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <OwnWall
        state={photo}
        marks={marks}
        thing={thing}
        typed={typed}
        unit={unit}
        refusal={size === undefined || marks.placed === 4 ? refusal : undefined}
        format={formatWithUnit(locale, object.format)}
        onFile={(file) => void choose(file)}
        onThing={(next) =>
          change({
            thing: next,
            typed: next === 'door' ? typedSize(locale, doorSizeOf(locale)) : nothing,
          })
        }
        onTyped={(next) => change({ typed: next })}
        onCommand={onCommand}
        onRemove={remove}
      >
        {isHung && photo.kind === 'shown' ? (
          <Hanging
            photo={{ src: photo.picture.preview.src, ...photo.picture.preview.size }}
            wall={plane.right}
            middle={marks.middle}
            object={object}
            motif={motif}
            crop={crop}
            onCommand={onCommand}
          />
        ) : undefined}
      </OwnWall>
    </MessagesProvider>
  );
};
