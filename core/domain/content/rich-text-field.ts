/** The rich text of stories, with the components of ours that may stand in it. */
import { E, pipe } from '../../fp.ts';
import { accordionPartCodecs } from './accordion-text-field.ts';
import { anyBlockOf } from './any-block.ts';
import { accordionCodec } from './blocks/accordion.ts';
import type { RichText, RichTextPart } from './rich-text.ts';
import { richTextFieldOf } from './rich-text-codec.ts';
import type { Decoded, FieldCodec } from './story-codec.ts';
import type { StoryContext, StoryWriting } from './story-links.ts';

/** The parts by their kinds. */
type Parts = {
  readonly [Kind in RichTextPart['kind']]: Extract<RichTextPart, { readonly kind: Kind }>;
};

/** A rich text field of a story. */
export const richTextField: FieldCodec<RichText> = richTextFieldOf(
  anyBlockOf<Parts>({ ...accordionPartCodecs, accordion: accordionCodec }),
);

const name = 'text';

/** The text that a field's value holds, and what of it is not drawn. */
export const readRichTextValue =
  (context: StoryContext) =>
  (value: unknown): E.Either<string, Decoded<RichText>> =>
    richTextField.decode({ context, id: '' }, { [name]: value }, name);

/** The text that a field's value holds; the left side says why it cannot be read. */
export const decodeRichText =
  (context: StoryContext) =>
  (value: unknown): E.Either<string, RichText> =>
    pipe(
      readRichTextValue(context)(value),
      E.map((read) => read.value),
    );

/** A rich text as the service's editor keeps it. */
export const encodeRichText = (context: StoryWriting, text: RichText): unknown =>
  richTextField.encode({ context, id: '' }, text, name)[name];
