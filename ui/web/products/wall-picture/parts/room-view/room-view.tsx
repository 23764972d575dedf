import type { ReactNode } from 'react';

import type { HungPrint } from '../../../../../../core/domain/image/hung-print.ts';
import type { CropShares } from '../../../../../../core/domain/image/picture-crop.ts';
import {
  roomFurniture,
  roomScales,
  wallColourNames,
  wallColours,
  type HungView,
  type RoomView,
} from '../../../../../../core/domain/image/room-view.ts';
import {
  isMaterialRoom,
  viewRooms,
  type ViewRoom,
} from '../../../../../../core/domain/image/rooms.ts';
import type { MaterialRoom } from '../../../../../../core/domain/image/sources.ts';
import { useText } from '../../../../../messages/text.tsx';
import { customProperties } from '../../../../../components/custom-properties.ts';
import { Dialog, type DialogFrame } from '../../../../../components/dialog/dialog.tsx';
import {
  Picture,
  type PictureProps,
  type PictureSize,
} from '../../../../../components/picture/picture.tsx';
import { NearerRoom, WallPicture } from '../../../../../components/wall-picture/wall-picture.tsx';
import { useLive } from '../../../../../components/use-live.ts';
import {
  BesideRoom,
  Room,
  RoomCaption,
  RoomChoices,
} from '../../../../../components/room-choices/room-choices.tsx';
import { Person } from './person.tsx';
import styles from './room-view.module.css';

type RoomViewDialogProps = {
  readonly frame: DialogFrame;
  readonly view: RoomView;
  /** That of the view, or the only place where the material is used. */
  readonly room: ViewRoom | MaterialRoom;
  /** The picture's place, and the layers of the room. */
  readonly hung: HungView;
  readonly layers: Readonly<Record<'room' | 'wall' | 'light', PictureSize>>;
  readonly object: HungPrint;
  readonly motif: PictureProps;
  readonly crop?: CropShares | undefined;
  /** Each with its unit. */
  readonly format: string;
  readonly length: string;
  readonly hrefOf: (view: RoomView) => string;
  /** Shows a view at once; without it, links are followed. */
  readonly onShow?: ((view: RoomView) => void) | undefined;
  /** A photo of the shopper's wall in the room's place, which needs scripts. */
  readonly ownWall?:
    | { readonly isShown: boolean; readonly onShow: () => void; readonly content: ReactNode }
    | undefined;
};

/** A picture to scale in a room. Every choice is a link. */
export const RoomViewDialog = (props: RoomViewDialogProps) => {
  const { frame, view, room, hung, layers, object, motif, crop, format, length, hrefOf, onShow } =
    props;
  const text = useText();
  const isLive = useLive();
  const ownWall = isLive ? props.ownWall : undefined;
  const isOwnWall = ownWall?.isShown === true;
  const { wall, scale } = view;
  const { geometry, person, zoom } = hung;
  const { width, height } = layers.room;
  const isPlace = isMaterialRoom(room);
  const rooms = isPlace ? [room] : viewRooms;
  const colour = isPlace ? undefined : wallColours[wall];
  const linkTo = (next: RoomView) => ({
    href: hrefOf(next),
    onChoose: onShow && (() => onShow(next)),
  });
  return (
    <Dialog {...frame} title={text('room-view.title')} width="wide">
      <BesideRoom
        view={
          isOwnWall ? (
            ownWall.content
          ) : (
            <>
              <Room>
                <NearerRoom zoom={zoom}>
                  <Picture {...layers.room} alt="" fit="cover" isFirst />
                  {colour && (
                    <span
                      className={styles['paint']}
                      style={customProperties({
                        '--colour': colour,
                        '--wall': `url("${layers.wall.src}")`,
                      })}
                    />
                  )}
                  <WallPicture
                    object={object}
                    motif={{
                      ...motif,
                      alt: text('room-view.alternative', {
                        product: motif.alt,
                        room: text(`room-view.${room}`),
                      }),
                    }}
                    crop={crop}
                    room={{
                      millimetresHigh: (geometry.centimetresAcross * 10 * height) / width,
                      hang: geometry.hang,
                      light: layers.light,
                      before: isPlace ? layers.wall : undefined,
                    }}
                  />
                </NearerRoom>
                {person && (
                  <Person
                    className={styles['person']}
                    style={customProperties({
                      '--x': person.x,
                      '--y': person.y,
                      '--tall': person.height,
                    })}
                  />
                )}
              </Room>
              <RoomCaption>
                {text(
                  scale === 'person'
                    ? 'room-view.caption-person'
                    : `room-view.caption-${roomFurniture[room].name}`,
                  { format, length },
                )}
              </RoomCaption>
            </>
          )
        }
      >
        <RoomChoices
          label={text('room-view.rooms')}
          choices={rooms.map((name) => ({
            ...linkTo(isMaterialRoom(name) ? view : { ...view, room: name }),
            isCurrent: !isOwnWall && name === room,
            words: text(`room-view.${name}`),
            key: name,
          }))}
        >
          {ownWall && (
            <li>
              <button
                type="button"
                aria-current={isOwnWall ? 'true' : undefined}
                onClick={ownWall.onShow}
              >
                {text('room-view.own-wall')}
              </button>
            </li>
          )}
        </RoomChoices>
        {!isOwnWall && (
          <>
            {!isPlace && (
              <RoomChoices
                label={text('room-view.walls')}
                choices={wallColourNames.map((name) => ({
                  ...linkTo({ ...view, wall: name }),
                  isCurrent: name === wall,
                  words: (
                    <>
                      <span
                        className={styles['swatch']}
                        style={customProperties({ '--colour': wallColours[name] ?? 'transparent' })}
                      />
                      {text(`room-view.wall-${name}`)}
                    </>
                  ),
                  key: name,
                }))}
              />
            )}
            <RoomChoices
              label={text('room-view.scales')}
              choices={roomScales.map((name) => ({
                ...linkTo({ ...view, scale: name }),
                isCurrent: name === scale,
                words: text(`room-view.${name}`),
                key: name,
              }))}
            />
          </>
        )}
      </BesideRoom>
    </Dialog>
  );
};
