import type { CodedFormat } from '../../core/domain/image/formats.ts';

/** By offset. */
const signatures = {
  webp: [
    { at: 0, text: 'RIFF' },
    { at: 8, text: 'WEBP' },
  ],
  avif: [{ at: 4, text: 'ftypavif' }],
  jpg: [{ at: 0, text: '\u00ff\u00d8\u00ff' }],
} as const satisfies Readonly<
  Record<CodedFormat, readonly { readonly at: number; readonly text: string }[]>
>;

const isFormat = (text: string): text is CodedFormat => text in signatures;

/** Whether bytes begin as the name's ending says. */
export const isSigned = (name: string, bytes: Buffer): boolean => {
  const format = name.slice(name.lastIndexOf('.') + 1);
  return (
    isFormat(format) &&
    signatures[format].every(
      ({ at, text }) => bytes.toString('latin1', at, at + text.length) === text,
    )
  );
};
