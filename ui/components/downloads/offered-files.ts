import type { DownloadBlock } from '../../../core/domain/content/blocks/download.ts';
import { fileEnding } from '../../../core/domain/content/content-file.ts';
import { fileSizeText } from '../../../core/domain/content/file-size.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { OfferedFile } from './downloads.tsx';

/** The files of a block with their types and, where known, sizes. */
export const offeredFiles = (
  locale: Locale,
  { items }: Pick<DownloadBlock, 'items'>,
): readonly OfferedFile[] =>
  items.map(({ text, file, kilobytes }) => {
    const size = fileSizeText(locale, kilobytes);
    const type = fileEnding(file).toUpperCase();
    return { text, href: file, about: size === '' ? type : `${type}, ${size}` };
  });
