import { documentEndings, requiredFile, type DocumentFile } from '../content-file.ts';
import {
  blockBase,
  blockOf,
  fieldsCodec,
  filledListOf,
  filledText,
  indexNumber,
  partOf,
  plainText,
} from '../story-codec.ts';

export type DownloadItem = {
  readonly text: string;
  readonly file: DocumentFile;
  /** Of 1,000 bytes; 0 is not shown. */
  readonly kilobytes: number;
};

export type DownloadBlock = {
  readonly kind: 'download';
  readonly id: string;
  readonly headline: string;
  readonly items: readonly DownloadItem[];
};

const item = partOf(
  'DownloadFile',
  fieldsCodec<DownloadItem>({
    text: filledText,
    file: requiredFile(documentEndings),
    kilobytes: indexNumber,
  }),
);

/** Downloads without a file are refused. */
export const downloadCodec = blockOf<DownloadBlock>('Download', {
  ...blockBase('download'),
  headline: plainText,
  items: filledListOf(item),
});
