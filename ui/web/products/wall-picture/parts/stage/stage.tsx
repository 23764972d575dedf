import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactElement } from 'react';

import type { HungPrint } from '../../../../../../core/domain/image/hung-print.ts';
import { closeViews, type CloseView } from '../../../../../../core/domain/image/sources.ts';
import type { CropShares } from '../../../../../../core/domain/image/picture-crop.ts';
import type { RoomHang } from '../../../../../../core/domain/image/rooms.ts';
import { useText, type Text } from '../../../../../messages/text.tsx';
import {
  Picture,
  type PictureProps,
  type PictureSize,
} from '../../../../../components/picture/picture.tsx';
import {
  NearerRoom,
  WallCaption,
  WallPicture,
  type PictureWall,
} from '../../../../../components/wall-picture/wall-picture.tsx';
import styles from './stage.module.css';

export type StagePicture = {
  readonly picture: { readonly large: PictureSize; readonly small?: PictureSize | undefined };
  readonly thumbnail: PictureSize;
  /**
   * Empty where the same picture was described before. The stage adds the view's name to corners
   * and surfaces.
   */
  readonly alternative: string;
};

const propsOf = ({ picture, alternative }: Omit<StagePicture, 'thumbnail'>): PictureProps => ({
  ...picture.large,
  phone: picture.small,
  alt: alternative,
});

type StageProps = {
  readonly object: HungPrint;
  readonly motif: StagePicture;
  /** See `WallPicture`. */
  readonly placeholder?: string | undefined;
  /** Such as "60 × 40 cm, Keilrahmen 2,5 cm". */
  readonly caption: string;
  /**
   * A room that is seen first, with the picture to scale. Geometry and light are those of the large
   * picture.
   */
  readonly room?:
    | (Omit<StagePicture, 'alternative'> &
        Omit<RoomHang, 'room'> &
        Pick<PictureWall, 'light' | 'before'>)
    | undefined;
  readonly corner?: StagePicture | undefined;
  readonly material?: StagePicture | undefined;
  /** The part of the shopper's own motif that the front shows. */
  readonly crop?: CropShares | undefined;
  /** The shopper's own motif in a close view, in its picture's place. */
  readonly closeUp?:
    | ((view: CloseView, size: 'large' | 'small', alternative: string) => ReactElement)
    | undefined;
};

const wallOf = ({ picture: { large }, geometry, before }: NonNullable<StageProps['room']>) => ({
  millimetresHigh: (geometry.centimetresAcross * 10 * large.height) / large.width,
  hang: geometry.hang,
  before,
});

const viewsOf = (text: Text, props: StageProps) => {
  const { object, motif, placeholder, caption, room, crop, closeUp } = props;
  const hung = (
    picture: PictureProps,
    hanging: Omit<ComponentProps<typeof WallPicture>, 'object' | 'motif' | 'crop'>,
  ) => <WallPicture object={object} motif={picture} crop={crop} {...hanging} />;
  const large = propsOf(motif);
  const small = { ...motif.thumbnail, alt: '' };
  const close = closeViews.flatMap((name) => {
    const view = props[name];
    if (view === undefined) return [];
    const alt = text(`stage.${name}-seen`, { name: (closeUp ? motif : view).alternative });
    return [
      {
        name,
        large: closeUp?.(name, 'large', alt) ?? (
          <Picture {...propsOf(view)} alt={alt} fit="cover" />
        ),
        small: closeUp?.(name, 'small', '') ?? <Picture {...view.thumbnail} alt="" fit="cover" />,
      },
    ];
  });
  const wall = {
    name: 'wall' as const,
    large: hung(room ? { ...large, alt: '' } : { ...large, isFirst: true }, {
      placeholder,
      caption,
    }),
    small: hung(small, {}),
  };
  if (room === undefined) return [wall, ...close];
  const inRoom = {
    name: 'room' as const,
    large: (
      <>
        <NearerRoom zoom={room.zoom}>
          <Picture {...propsOf({ ...room, alternative: '' })} isFirst fit="cover" />
          {hung(
            { ...large, isFirst: true },
            { placeholder, room: { ...wallOf(room), light: room.light } },
          )}
        </NearerRoom>
        <WallCaption>{caption}</WallCaption>
      </>
    ),
    small: (
      <NearerRoom zoom={room.zoom}>
        <Picture {...room.thumbnail} alt="" fit="cover" />
        {hung(small, { room: wallOf(room) })}
      </NearerRoom>
    ),
  };
  return [inRoom, wall, ...close];
};

/** In pixels, at least 1. */
const stepOf = ({ scrollWidth, clientWidth }: HTMLElement, views: number): number =>
  Math.max(1, scrollWidth - clientWidth) / Math.max(1, views - 1);

/** A row of views that snaps, with a row of links below; both work without scripts. */
export const Stage = (props: StageProps) => {
  const text = useText();
  const row = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const views = viewsOf(text, props);
  // A view that was brought forward before this was live stays the current one.
  useLayoutEffect(
    function readCurrentView() {
      const { current: element } = row;
      if (element !== null)
        setCurrent(Math.round(element.scrollLeft / stepOf(element, views.length)));
    },
    [views.length],
  );
  return (
    <div className={styles['stage']}>
      <section
        className={styles['row']}
        ref={row}
        aria-label={text('stage.views')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          setCurrent(Math.round(currentTarget.scrollLeft / stepOf(currentTarget, views.length)));
        }}
      >
        {views.map(({ name, large }) => (
          <div className={styles['view']} id={`stage-${name}`} data-view={name} key={name}>
            {large}
          </div>
        ))}
      </section>
      <ul className={styles['thumbnails']} data-print="none">
        {views.map(({ name, small }, index) => (
          <li key={name}>
            <a
              className={styles['thumbnail']}
              href={`#stage-${name}`}
              aria-label={text(`stage.${name}`)}
              aria-current={index === current || undefined}
              data-view={name}
              onClick={(event) => {
                // The anchor alone would also scroll the page.
                event.preventDefault();
                const { current: element } = row;
                element?.scrollTo({ left: index * stepOf(element, views.length) });
              }}
            >
              {small}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
