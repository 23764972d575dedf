import type { ButtonPart } from './blocks/button.ts';
import type { DownloadBlock } from './blocks/download.ts';
import type { TableBlock } from './blocks/table.ts';

/** A link's address is as the editor wrote it. */
export type TextRun = {
  readonly kind: 'text';
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly link: string | undefined;
};

/** A forced line break. */
export type LineBreak = { readonly kind: 'line-break' };

/** In a paragraph, a heading or a list item. */
export type Inline = TextRun | LineBreak;

/** A node of a text that may hold these parts. */
export type RichTextNodeOf<Part> =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly children: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly RichTextNodeOf<Part>[])[];
    }
  | { readonly kind: 'part'; readonly part: Part };

/** What an accordion's text may hold. */
export type AccordionPart = ButtonPart | DownloadBlock | TableBlock;

/** An accordion holds no further one. */
export type AccordionText = readonly RichTextNodeOf<AccordionPart>[];

/** A title, and what opens below it. */
export type AccordionItem = { readonly title: string; readonly text: AccordionText };

/**
 * Texts that open below their titles, one at a time. It is here because texts hold it and it holds
 * texts; its codec is in blocks/accordion.ts.
 */
export type AccordionBlock = {
  readonly kind: 'accordion';
  readonly id: string;
  readonly headline: string;
  readonly items: readonly AccordionItem[];
};

/** A component of ours within a text. */
export type RichTextPart = AccordionPart | AccordionBlock;

/** A node of a rich text. */
export type RichTextNode = RichTextNodeOf<RichTextPart>;

/** A text of the content service, independent of its wire form (issue "Content"). */
export type RichText = readonly RichTextNode[];
