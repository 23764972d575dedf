import type { PictureSetsBlock } from '../../../core/domain/content/blocks/picture-sets.ts';
import { buttonMessages } from '../../components/button/messages.ts';
import { linkMessages } from '../../components/link/messages.ts';
import { noticeMessages } from '../../components/notice/messages.ts';
import { priceMessages } from '../../components/price/messages.ts';
import type { LiveBlockSource, LiveView } from '../live-view.ts';
import type { PictureSetsData } from './loader.ts';
import { pictureSetsMessages } from './messages.ts';
import { shownPictureSet, type ShownPictureSet } from './shown-set.ts';

export type LivePictureSetsBlock = {
  readonly kind: 'picture-sets';
  readonly set: ShownPictureSet;
};

type Source = LiveBlockSource<PictureSetsBlock> & {
  readonly data: PictureSetsData | undefined;
};

/** Sets for browsers, which show photos of the shopper's own in them. */
export const livePictureSets: LiveView<Source, LivePictureSetsBlock> = {
  tables: [pictureSetsMessages, buttonMessages, linkMessages, noticeMessages, priceMessages],
  of: (source) => ({ kind: 'picture-sets', set: shownPictureSet(source) }),
};
