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

export type LineBreak = { readonly kind: 'line-break' };

export type Inline = TextRun | LineBreak;

export type RichTextNodeOf<Part> =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly children: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly RichTextNodeOf<Part>[])[];
    }
  | { readonly kind: 'part'; readonly part: Part };

export type AccordionPart = ButtonPart | DownloadBlock | TableBlock;

/** An accordion holds no further one. */
export type AccordionText = readonly RichTextNodeOf<AccordionPart>[];

export type AccordionItem = { readonly title: string; readonly text: AccordionText };

/**
 * Declared here because texts and accordions contain each other; its codec is in
 * blocks/accordion.ts.
 */
export type AccordionBlock = {
  readonly kind: 'accordion';
  readonly id: string;
  readonly headline: string;
  readonly items: readonly AccordionItem[];
};

export type RichTextPart = AccordionPart | AccordionBlock;

export type RichTextNode = RichTextNodeOf<RichTextPart>;

/** A text of the content service, independent of its wire form (issue "Content"). */
export type RichText = readonly RichTextNode[];
