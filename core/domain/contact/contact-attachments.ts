/** Files that come with a message: photos of what arrived, or a document. The limits are ours. */
import { E } from '../../fp.ts';
import { oneOf } from '../text/one-of.ts';
import {
  toolboxFileTypeOf,
  toolboxResultName,
  type BroughtFile,
  type ToolboxFile,
} from '../toolbox/toolbox-file.ts';
import { toolboxMediaTypes } from '../toolbox/toolbox-table.ts';

export const attachmentTypes = ['jpg', 'png', 'webp', 'avif', 'heic', 'pdf'] as const;

export type AttachmentType = (typeof attachmentTypes)[number];

const isAttachmentType = oneOf(attachmentTypes);

/** Bytes of all together; mail servers take twice as many. */
export const attachmentLimits = { count: 3, bytes: 10_000_000 } as const;

/** For a form's file field. */
export const attachmentAccept = attachmentTypes.map((type) => toolboxMediaTypes[type]).join(',');

/** Under a name that any file system takes, with the ending of its type. */
export type ContactAttachment = ToolboxFile & { readonly type: AttachmentType };

/** Whether files of so many bytes may come with one message. */
export const areAttachmentsTaken = (byteCounts: readonly number[]): boolean =>
  byteCounts.length <= attachmentLimits.count &&
  byteCounts.reduce((sum, count) => sum + count, 0) <= attachmentLimits.bytes;

const typed = ({ name, bytes }: BroughtFile): readonly ContactAttachment[] => {
  const type = toolboxFileTypeOf(bytes);
  return isAttachmentType(type)
    ? [{ name: toolboxResultName(name.toWellFormed(), type), type, bytes }]
    : [];
};

/**
 * Checks the files of a message. `too-large`: too many, or too many bytes; `malformed`: one is of
 * no type that is taken, by its first bytes.
 */
export const checkAttachments = (
  files: readonly BroughtFile[],
): E.Either<{ readonly kind: 'too-large' | 'malformed' }, readonly ContactAttachment[]> => {
  if (!areAttachmentsTaken(files.map(({ bytes }) => bytes.byteLength)))
    return E.left({ kind: 'too-large' });
  const known = files.flatMap(typed);
  return known.length === files.length ? E.right(known) : E.left({ kind: 'malformed' });
};
