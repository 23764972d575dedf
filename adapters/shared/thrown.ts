/** Node's code of an error, such as `ENOENT`; empty for an error without one. */
export const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';

/** No descriptor is left, so a file may well exist. */
export const isShortOfDescriptors = (thrown: unknown): boolean =>
  ['EMFILE', 'ENFILE'].includes(codeOf(thrown));

/** There is no such file; other errors mean that the disk fails. */
export const isMissingFile = (thrown: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes(codeOf(thrown));
