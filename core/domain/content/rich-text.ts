/** How a run of text is set; a link carries its address as the editor wrote it. */
export type TextRun = {
  readonly kind: 'text';
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly link: string | undefined;
};

/** A forced line break. */
export type LineBreak = { readonly kind: 'line-break' };

/** What stands within a paragraph, a heading or a list item. */
export type Inline = TextRun | LineBreak;

/** What stands below each other in a rich text. */
export type RichTextNode =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly children: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly RichTextNode[])[];
    };

/** A text of the content service, independent of its wire form (issue "Content"). */
export type RichText = readonly RichTextNode[];
