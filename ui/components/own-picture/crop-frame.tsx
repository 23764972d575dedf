import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

import type { ImageCrop } from '../../../core/domain/image/cover-crop.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import {
  framingOf,
  mostZoom,
  type PictureFraming,
} from '../../../core/domain/image/picture-crop.ts';
import { useText } from '../../messages/text.tsx';
import { customProperties } from '../custom-properties.ts';
import styles from './crop-frame.module.css';

export type CropFrameProps = {
  readonly src: string;
  /** Of the whole picture, in pixels. */
  readonly size: ImageSize;
  /** Wrapped edges included. */
  readonly crop: ImageCrop;
  readonly zoom: number;
  /** Share of the printed width and height that is wrapped around each edge, 0 to 0.5. */
  readonly wrap: { readonly across: number; readonly down: number };
  readonly onFrame: (framing: PictureFraming) => void;
};

/** Per arrow key, as a share of the printed part. */
const keyStep = 0.04;

const keys: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

export const CropFrame = ({ src, size, crop, zoom, wrap, onFrame }: CropFrameProps) => {
  const text = useText();
  const last = useRef<readonly [x: number, y: number] | undefined>(undefined);
  /** By shares of the crop. */
  const move = (across: number, down: number): void => {
    const { x, y } = framingOf(size, crop, zoom);
    onFrame({
      x: x + (across * crop.width) / size.width,
      y: y + (down * crop.height) / size.height,
      zoom,
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = keys[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(...step);
  };
  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void => {
    if (last.current === undefined) return;
    const [x, y] = last.current;
    last.current = [clientX, clientY];
    // The picture follows the finger, so the printed part moves the other way.
    move((x - clientX) / currentTarget.clientWidth, (y - clientY) / currentTarget.clientHeight);
  };
  const letGo = (): void => void (last.current = undefined);
  return (
    <div className={styles['cropping']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a group that arrow keys move */}
      <div
        className={styles['frame']}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out so
        role="group"
        aria-label={text('own-picture.crop-frame')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the photo
        tabIndex={0}
        style={customProperties({
          '--ratio': crop.width / crop.height,
          '--left': crop.left / crop.width,
          '--top': crop.top / crop.height,
          '--across': size.width / crop.width,
          '--down': size.height / crop.height,
          '--wrap-across': wrap.across,
          '--wrap-down': wrap.down,
        })}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = [event.clientX, event.clientY];
        }}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <img className={styles['photo']} src={src} alt="" draggable={false} />
        <span className={styles['front']} />
      </div>
      <label className={styles['zoom']}>
        {text('own-picture.zoom')}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          onChange={({ currentTarget }) =>
            onFrame({ ...framingOf(size, crop, zoom), zoom: Number(currentTarget.value) })
          }
        />
      </label>
    </div>
  );
};
