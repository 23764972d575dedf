import type { TextRun } from '../../../core/domain/content/rich-text.ts';

/** A run of text without marks, but for what is set. */
export const run = (words: string, set: Partial<TextRun> = {}): TextRun => ({
  kind: 'text',
  text: words,
  isBold: false,
  isItalic: false,
  link: undefined,
  ...set,
});
