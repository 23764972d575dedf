import { anyBlockOf } from './any-block.ts';
import { buttonCodec, type ButtonPart } from './blocks/button.ts';
import { downloadCodec, type DownloadBlock } from './blocks/download.ts';
import { tableCodec, type TableBlock } from './blocks/table.ts';
import type { AccordionText } from './rich-text.ts';
import { richTextFieldOf } from './rich-text-codec.ts';
import type { FieldCodec } from './story-codec.ts';

type Parts = {
  readonly button: ButtonPart;
  readonly download: DownloadBlock;
  readonly table: TableBlock;
};

export const accordionPartCodecs = {
  button: buttonCodec,
  download: downloadCodec,
  table: tableCodec,
} as const;

/** A text that may hold anything but a further accordion. */
export const accordionTextField: FieldCodec<AccordionText> = richTextFieldOf(
  anyBlockOf<Parts>(accordionPartCodecs),
);
