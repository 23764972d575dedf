import { useCallback, useState } from 'react';

import styles from './picture.module.css';

/** Made by `pictureAttributes` or `fluidAttributes`. */
export type PictureSize = {
  readonly src: string;
  readonly srcSet?: string | undefined;
  /** CSS pixels; they give the box its ratio before the picture arrives. */
  readonly width: number;
  readonly height: number;
  /** How wide the box is, where `srcSet` names widths. */
  readonly sizes?: string | undefined;
};

/** `alt` is empty where the picture only decorates. */
export type PictureProps = PictureSize & {
  readonly alt: string;
  /** Another crop, at most 767 px wide. */
  readonly phone?: PictureSize | undefined;
  /** Asked for at once; all others wait until they are near. */
  readonly isFirst?: boolean | undefined;
  /** `cover` fills the box of its place instead of keeping its own ratio. */
  readonly fit?: 'natural' | 'cover' | undefined;
};

/** It failed before this code ran, so no event is to come. */
const hasFailed = (image: HTMLImageElement): boolean =>
  image.complete && image.naturalWidth === 0 && image.currentSrc !== '';

/** A load error leaves the placeholder's grey box; a later load clears it (supporting §4). */
export const Picture = ({
  phone,
  isFirst = false,
  fit = 'natural',
  alt,
  ...attributes
}: PictureProps) => {
  const [isBroken, setBroken] = useState(false);
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image !== null && hasFailed(image)) setBroken(true);
  }, []);
  return (
    <picture className={styles[fit]}>
      {phone && (
        <source
          media="(width <= 767px)"
          srcSet={phone.srcSet ? `${phone.src}, ${phone.srcSet}` : phone.src}
          width={phone.width}
          height={phone.height}
        />
      )}
      <img
        ref={look}
        className={isBroken ? styles['broken'] : styles['image']}
        alt={alt}
        {...(isFirst
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
        {...attributes}
        onLoad={() => setBroken(false)}
        onError={() => setBroken(true)}
      />
    </picture>
  );
};
