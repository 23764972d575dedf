import type { AccordionBlock, AccordionItem } from '../rich-text.ts';
import { accordionTextField } from '../accordion-text-field.ts';
import {
  blockId,
  constantField,
  fieldsCodec,
  filledListOf,
  filledText,
  partOf,
  plainText,
  type BlockCodec,
} from '../story-codec.ts';

const item = partOf(
  'AccordionItem',
  fieldsCodec<AccordionItem>({ title: filledText, text: accordionTextField }),
);

/** An accordion without items is refused. */
export const accordionCodec: BlockCodec<AccordionBlock> = {
  component: 'Accordion',
  fields: fieldsCodec<AccordionBlock>({
    kind: constantField('accordion'),
    id: blockId,
    headline: plainText,
    items: filledListOf(item),
  }),
};
