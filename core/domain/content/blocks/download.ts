import { documentEndings, requiredFile, type DocumentFile } from '../content-file.ts';
import { itemsBlockOf, type ItemsBlock } from '../items-block.ts';
import { filledText, indexNumber, type BlockCodec } from '../story-codec.ts';

export type DownloadItem = {
  readonly text: string;
  readonly file: DocumentFile;
  /** Of 1,000 bytes; 0 is not shown. */
  readonly kilobytes: number;
};

export type DownloadBlock = ItemsBlock<'download', DownloadItem>;

export const downloadCodec: BlockCodec<DownloadBlock> = itemsBlockOf(
  'Download',
  'download',
  'DownloadFile',
  {
    text: filledText,
    file: requiredFile(documentEndings),
    kilobytes: indexNumber,
  },
);
