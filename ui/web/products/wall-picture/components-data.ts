import type { OfferedFraming } from '../../../../core/domain/configurator/framings.ts';
import type { FrameTone } from '../../../../core/domain/catalogue/frame-tone-names.ts';
import type { MaterialType } from '../../../../core/domain/catalogue/materials.ts';
import type { PictureLooks } from '../../../../core/domain/image/shown-options.ts';
import type { ComponentOffer } from '../../../../core/domain/products/wall-picture/component-offer.ts';

/** Names of options, mats and glasses, and names and colours of frames. */
export type ComponentNames = {
  /** By option, group of options, produced frame, frame type, mat and glass. */
  readonly labels: Readonly<Record<string, string>>;
  /** By produced frame: the family that it belongs to. */
  readonly families: Readonly<Record<string, string>>;
  /** By produced frame: the heading of its colour. */
  readonly tones: Readonly<Record<string, FrameTone>>;
  /** By produced frame: the colour of its drawing. */
  readonly colours: Readonly<Record<string, string>>;
};

export type ComponentsData = ComponentNames & {
  readonly materialType: MaterialType;
  /** The looks that the media library has pictures of. */
  readonly looks: PictureLooks;
  /** The frames beside the material; none where the product is a frame itself. */
  readonly frames: readonly OfferedFraming[];
  /** Undefined where the prices of the components cannot be had. */
  readonly offer: ComponentOffer | undefined;
};
