import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';

import { formatWithUnit } from '../../../../../../core/domain/format/format.ts';
import { pictureAttributes } from '../../../../../../core/domain/image/attributes.ts';
import {
  hangInView,
  personHeight,
  printRoomView,
  readRoomView,
  roomFurniture,
  type RoomView,
} from '../../../../../../core/domain/image/room-view.ts';
import { roomOfMaterial } from '../../../../../../core/domain/image/rooms.ts';
import { printPairs } from '../../../../../../core/domain/query/query.ts';
import type { PictureSize } from '../../../../../components/picture/picture.tsx';
import { RoomViewDialog } from '../../parts/room-view/room-view.tsx';
import { lazyComponent } from '../../../../navigation/lazy-component.tsx';
import { useGo } from '../../../../navigation/navigation-context.ts';
import { chosenObject } from '../../chosen-object.ts';
import { useShell } from '../../../../islands/use-shell.ts';
import { chosenMotif } from '../chosen-motif.ts';
import type { PictureDialogProps } from '../dialog.ts';
import { lengthText } from '../length-text.ts';
import type { ProductMotif } from '../product-motif.ts';

/** Only browsers draw it: its chunk brings its styles. */
const OwnWallHost = import.meta.env.SSR
  ? undefined
  : lazyComponent(() => import('./own-wall-host.tsx').then((chunk) => chunk.OwnWallHost));

/** The chosen picture to scale in a room; the address says in which, and so needs no answer to change. */
export const RoomDialog = ({ data, frame, place }: PictureDialogProps<ProductMotif>) => {
  const { configuration, look } = place;
  const { picture, alternative } = chosenMotif(data, place);
  const { locale } = useShell();
  const { search } = useLocation();
  const goTo = useGo();
  const [isOwnWall, setOwnWall] = useState(false);
  const query = new URLSearchParams(search);
  const view = readRoomView((name) => query.get(name) ?? undefined);
  const { format } = configuration.state;
  const object = chosenObject(configuration);
  const room = roomOfMaterial(object.material, view.room);
  const hung = hangInView({ room, scale: view.scale }, format, 'room');
  const layer = (name?: 'wall' | 'light'): PictureSize =>
    pictureAttributes('room', { kind: 'room', room: hung.room, layer: name });
  const hrefOf = (next: RoomView): string =>
    [configuration.hrefOf('room-view'), printPairs(printRoomView(next))].filter(Boolean).join('&');
  const millimetres = view.scale === 'person' ? personHeight : roomFurniture[room].width;
  const shown = {
    object,
    motif: { ...picture, alt: alternative },
    crop: look?.front,
  };
  return (
    <RoomViewDialog
      frame={frame}
      view={view}
      room={room}
      hung={hung}
      layers={{ room: layer(), wall: layer('wall'), light: layer('light') }}
      {...shown}
      format={formatWithUnit(locale, format)}
      length={lengthText(locale, millimetres) ?? ''}
      hrefOf={hrefOf}
      onShow={(next) => {
        setOwnWall(false);
        goTo(hrefOf(next), 'local');
      }}
      ownWall={{
        isShown: isOwnWall,
        onShow: () => setOwnWall(true),
        content: OwnWallHost && (
          <Suspense fallback={null}>
            <OwnWallHost {...shown} />
          </Suspense>
        ),
      }}
    />
  );
};
