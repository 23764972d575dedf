import type { PointerEvent, ReactNode } from 'react';

import type { ImageSize } from '../../../../../../core/domain/image/image-size.ts';
import type { PlanePoint } from '../../../../../../core/domain/preview/homography.ts';
import type { PictureSize } from '../../../../../components/picture/picture.tsx';
import { customProperties } from '../../../../../components/custom-properties.ts';
import styles from './own-wall.module.css';

/** Where a pointer is, in pixels of the photo that fills the element. */
export const photoPoint = (
  { currentTarget, clientX, clientY }: PointerEvent<HTMLElement>,
  { width, height }: ImageSize,
): PlanePoint => {
  const box = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - box.left) / box.width) * width,
    y: ((clientY - box.top) / box.height) * height,
  };
};

type WallPhotoProps = { readonly photo: PictureSize; readonly children?: ReactNode };

/** The photo in its own pixels, and what lies on it, scaled together to the container's width. */
export const WallPhoto = ({ photo, children }: WallPhotoProps) => (
  <div
    className={styles['plane']}
    style={customProperties({ '--across': photo.width, '--down': photo.height })}
  >
    <img className={styles['photo']} src={photo.src} alt="" draggable={false} />
    {children}
  </div>
);
