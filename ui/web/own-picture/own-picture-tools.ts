/** Types alone, since the tools are loaded later. */
import type { ReactElement } from 'react';

import type { Format } from '../../../core/domain/format/format.ts';
import type { ImageCrop } from '../../../core/domain/image/cover-crop.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type { OwnPictureState } from '../../../core/domain/image/own-picture-state.ts';
import type { PictureFraming, WrappedObject } from '../../../core/domain/image/picture-crop.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { ArticleType } from '../../../core/domain/catalogue/article-type.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { LookOf, withPictureFormats } from './own-picture-look.ts';

export type HandOverOrder = {
  readonly href: string;
  readonly crop: ImageCrop;
  readonly scope: ShopScope;
  /** Prints blurry in the chosen format. */
  readonly isBlurry?: boolean | undefined;
};

export type OwnPicturePanelProps = {
  readonly state: Exclude<OwnPictureState, { readonly kind: 'none' }>;
  readonly tools: OwnPictureTools;
  readonly article: WrappedObject;
  readonly format: Format;
  /** To the designer. */
  readonly href: string;
  /** Those that can be chosen instead. */
  readonly formats: readonly Format[];
  readonly onFormat: (format: Format) => void;
};

export type OwnPictureTools = {
  /** False where it cannot be shown, or another one was chosen meanwhile. */
  readonly choose: (file: File) => Promise<boolean>;
  /** As `choose`, for a photo that a phone has sent. */
  readonly receive: (href: string, scope: ShopScope) => Promise<boolean>;
  /** Settles once the device keeps what was chosen last, or cannot. */
  readonly kept: () => Promise<void>;
  /** The size of a picture, to the first product that asks after it was chosen. */
  readonly takeNew: () => ImageSize | undefined;
  /** Shows what this device keeps. */
  readonly restore: () => Promise<void>;
  readonly frame: (framing: PictureFraming) => void;
  readonly remove: () => void;
  /** Of a blurry picture once it is wanted so. */
  readonly handOver: (order: HandOverOrder) => void;
  readonly cancel: () => void;
  readonly lookOf: LookOf;
  /** One sentence; a refusal is an alert of its own. */
  readonly announcementOf: (state: OwnPictureState, locale: Locale) => string;
  /** Asks once which formats of an option are sold, either way up. */
  readonly askFormats: (value: string, article: ArticleType, scope: ShopScope) => void;
  readonly withFormats: typeof withPictureFormats;
  readonly Panel: (props: OwnPicturePanelProps) => ReactElement;
};
