/** The shopper's own picture as the chosen product. */
import { createElement, type ReactElement } from 'react';

import {
  withOrientationFirst,
  withTurnedFormats,
} from '../../../core/domain/configurator/format-order.ts';
import type { Configurator, FormatOption } from '../../../core/domain/configurator/configurator.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import { orientationOf } from '../../../core/domain/format/orientation.ts';
import { resolutionVerdict } from '../../../core/domain/format/resolution-verdict.ts';
import type { ImageCrop } from '../../../core/domain/image/cover-crop.ts';
import type { OwnPictureState } from '../../../core/domain/image/own-picture-state.ts';
import {
  frontPixels,
  frontShares,
  pictureCrop,
  wrapOf,
  type CropShares,
  type WrappedObject,
} from '../../../core/domain/image/picture-crop.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { ownPictureMessages } from '../../components/own-picture/messages.ts';
import type { ShownVerdict } from '../../components/own-picture/verdict-words.tsx';
import type { PictureSize } from '../../components/picture/picture.tsx';
import { textIn } from '../../messages/text-in.ts';
import { CloseUp, type SeenClose } from './close-up.tsx';
import type { OwnPictureTools } from './own-picture-tools.ts';

type Shown = Extract<OwnPictureState, { readonly kind: 'shown' }>;

export type OwnPictureLook = {
  readonly picture: PictureSize;
  readonly alternative: string;
  /** Wrapped edges included, in pixels of the picture; then the front's share of it. */
  readonly crop: ImageCrop;
  readonly front: CropShares;
  /** Shares of the picture, wrapped edges included. */
  readonly printed: CropShares;
  readonly wrap: number;
  /** A smaller copy, for tiles. */
  readonly small: PictureSize;
  /** What the front of another format would show. */
  readonly frontOf: (format: Format) => CropShares | undefined;
  /** The same picture on something else. */
  readonly on: (article: WrappedObject, format: Format) => OwnPictureLook | undefined;
  readonly closeUp: (seen: SeenClose) => ReactElement;
  readonly verdictOf: (format: Format) => ShownVerdict | undefined;
};

const cropped = ({ picture, framing }: Shown, article: WrappedObject, format: Format) => {
  const area = { format, wrap: wrapOf(article, format.unit) };
  const crop = pictureCrop(picture.size, area, framing);
  return E.isLeft(crop)
    ? undefined
    : {
        ...area,
        crop: crop.right,
        front: frontShares(picture.size, crop.right, area),
        printed: frontShares(picture.size, crop.right, { format, wrap: 0 }),
      };
};

/** The largest of some formats, the same way up as the chosen one, that the picture is sharp in. */
export const sharpFormat = (
  { verdictOf }: OwnPictureLook,
  chosen: Format,
  formats: readonly Format[],
): Format | undefined =>
  formats
    .filter(
      (format) =>
        orientationOf(format) === orientationOf(chosen) && verdictOf(format)?.kind !== 'too-low',
    )
    .toSorted((one, other) => other.width * other.height - one.width * one.height)[0];

/** Those sold either way up, by the option's value. */
export type SoldFormats = ReadonlyMap<string, readonly FormatOption[]>;

/** Adds formats the other way up, and puts those first that the picture fills. */
export const withPictureFormats = (
  configurator: Configurator,
  state: OwnPictureState,
  sold: SoldFormats,
): Configurator => {
  const turned = [...sold].reduce(
    (before, [value, formats]) => withTurnedFormats(before, value, formats),
    configurator,
  );
  if (state.kind !== 'shown') return turned;
  const orientation = orientationOf({ unit: 'cm', ...state.picture.size });
  return orientation === 'square' ? turned : withOrientationFirst(turned, orientation);
};

/** Undefined where there is nothing to print. */
export type LookOf = (
  shown: Shown,
  article: WrappedObject,
  format: Format,
  locale: Locale,
) => OwnPictureLook | undefined;

export const lookOf: LookOf = (shown, article, format, locale) => {
  const { picture } = shown;
  const chosen = cropped(shown, article, format);
  if (chosen === undefined) return undefined;
  const large = { src: picture.preview.src, ...picture.preview.size };
  const small = picture.small ? { src: picture.small.src, ...picture.small.size } : large;
  return {
    ...chosen,
    picture: large,
    small,
    alternative: picture.name,
    frontOf: (other) => cropped(shown, article, other)?.front,
    on: (other, otherFormat) => lookOf(shown, other, otherFormat, locale),
    closeUp: (seen) =>
      createElement(CloseUp, {
        ...seen,
        photo: seen.size === 'large' ? large : small,
        printed: chosen.printed,
      }),
    verdictOf: (other) => {
      const fit = cropped(shown, article, other);
      if (fit === undefined) return undefined;
      const { kind } = resolutionVerdict(frontPixels(picture.size, fit.front), other);
      if (kind === 'unknown') return undefined;
      return { kind, text: textIn(locale, ownPictureMessages[`own-picture.verdict-${kind}`]) };
    },
  };
};

export const announcementOf: OwnPictureTools['announcementOf'] = (state, locale) => {
  const now = state.kind === 'shown' ? (state.other ?? state) : state;
  if (now.kind === 'none' || now.kind === 'refused') return '';
  const key = now.kind === 'reading' ? 'own-picture.reading' : 'own-picture.chosen';
  return textIn(locale, ownPictureMessages[key]);
};
