import { E } from '../../../fp.ts';
import { isPhotoboxPaper, photoboxTypes } from '../../catalogue/photoboxes.ts';
import { integerParameter } from '../../designer/parameter-codecs.ts';
import { isPhotoPrintFormat } from '../../format/photo-print-formats.ts';
import { accepting, type PageQuery } from '../../query/key-readers.ts';
import { dialogReaderOf } from '../../routing/page-readers.ts';
import { parsePhotoboxType, photoAmountsOf } from './photobox-options.ts';

const amounts = photoboxTypes.map(photoAmountsOf);

const readAmount = integerParameter(
  Math.min(...amounts.map(({ minimum }) => minimum)),
  Math.max(...amounts.map(({ maximum }) => maximum)),
);

/** What the pages of photo boxes and prints read of their address. */
export const photoboxPageQuery: PageQuery<
  'photoboxType' | 'photoboxFormat' | 'paperType' | 'amount' | 'dialog'
> = {
  keys: ['photoboxType', 'photoboxFormat', 'paperType', 'amount', 'dialog'],
  readers: {
    photoboxType: accepting((text) => E.isRight(parsePhotoboxType(text))),
    photoboxFormat: accepting(isPhotoPrintFormat),
    paperType: accepting(isPhotoboxPaper),
    amount: accepting((text) => E.isRight(readAmount(text))),
    dialog: dialogReaderOf([]),
  },
};
