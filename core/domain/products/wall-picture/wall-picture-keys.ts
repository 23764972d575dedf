import { partKeys } from '../../catalogue/part-keys.ts';

/**
 * The query keys of pages that sell pictures or frames alone, in the order of their addresses. `sku`
 * preselects (supporting §4), `picture` says which of its pictures a dialog shows; `room`, `wall` and
 * `scale` are those of the room view, `width` and `height` the fields of the own-format form;
 * `material` is the short form of material and frame that the page's own form sends, and
 * `formerFormat` is what was chosen before the material changed. `country` is where the picture is to
 * be delivered to.
 */
export const wallPictureKeys = [
  'materialType',
  'frameType',
  'formatType',
  'formerFormat',
  ...partKeys,
  'material',
  'sku',
  'dialog',
  'picture',
  'room',
  'wall',
  'scale',
  'width',
  'height',
  'country',
] as const;

export type WallPictureKey = (typeof wallPictureKeys)[number];
