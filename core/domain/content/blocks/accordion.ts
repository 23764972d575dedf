import type { AccordionBlock, AccordionItem } from '../rich-text.ts';
import { accordionTextField } from '../accordion-text-field.ts';
import {
  blockBase,
  blockOf,
  fieldsCodec,
  filledListOf,
  filledText,
  partOf,
  plainText,
} from '../story-codec.ts';

const item = partOf(
  'AccordionItem',
  fieldsCodec<AccordionItem>({ title: filledText, text: accordionTextField }),
);

/** An accordion without items is refused. */
export const accordionCodec = blockOf<AccordionBlock>('Accordion', {
  ...blockBase('accordion'),
  headline: plainText,
  items: filledListOf(item),
});
