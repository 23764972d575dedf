import { useRef, type PointerEvent } from 'react';

import type { ImageCrop } from '../../../core/domain/image/cover-crop.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import {
  framingOf,
  mostZoom,
  type PictureFraming,
} from '../../../core/domain/image/picture-crop.ts';
import { useText } from '../../messages/text.tsx';
import { ArrowButtons, type ArrowWay } from '../button/arrow-buttons.tsx';
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

/** Per press, as a share of the printed part. */
const step = 0.04;

const ways: Readonly<Record<ArrowWay, readonly [across: number, down: number]>> = {
  left: [-step, 0],
  up: [0, -step],
  down: [0, step],
  right: [step, 0],
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
      {/* Dragging is one way more; the buttons below are for keys and single presses. */}
      <div
        className={styles['frame']}
        style={customProperties({
          '--ratio': crop.width / crop.height,
          '--left': crop.left / crop.width,
          '--top': crop.top / crop.height,
          '--across': size.width / crop.width,
          '--down': size.height / crop.height,
          '--wrap-across': wrap.across,
          '--wrap-down': wrap.down,
        })}
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
      <ArrowButtons
        labelOf={(way) => text(`own-picture.crop-${way}`)}
        onPress={(way) => move(...ways[way])}
      />
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
