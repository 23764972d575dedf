import type { AccordionBlock } from '../rich-text.ts';
import { accordionTextField } from '../accordion-text-field.ts';
import { itemsBlockOf } from '../items-block.ts';
import { filledText, type BlockCodec } from '../story-codec.ts';

export const accordionCodec: BlockCodec<AccordionBlock> = itemsBlockOf(
  'Accordion',
  'accordion',
  'AccordionItem',
  { title: filledText, text: accordionTextField },
);
