import { useCallback, useState } from 'react';

import styles from './picture.module.css';

/** One coded size of a picture: `pictureAttributes` of the core makes it. */
export type PictureSize = {
  readonly src: string;
  readonly srcSet?: string | undefined;
  /** CSS pixels; they give the box its ratio before the picture arrives. */
  readonly width: number;
  readonly height: number;
};

/** A picture and what it shows; an empty `alt` where it only decorates. */
export type PictureProps = PictureSize & {
  readonly alt: string;
  /** Another cut of it for phones (at most 767 px wide). */
  readonly phone?: PictureSize | undefined;
  /** The picture that the eye meets first: asked for at once. All others wait until near. */
  readonly isFirst?: boolean | undefined;
  /** `cover` fills the box that the place gives it, instead of keeping its own ratio. */
  readonly fit?: 'natural' | 'cover' | undefined;
  readonly sizes?: string | undefined;
};

/** True for a picture that failed before this code ran, so that no event is to come. */
const hasFailed = (image: HTMLImageElement): boolean =>
  image.complete && image.naturalWidth === 0 && image.currentSrc !== '';

/**
 * A picture on the placeholder's grey. A load error leaves the grey box; a later load, of another
 * address for example, clears it (supporting §4).
 */
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
