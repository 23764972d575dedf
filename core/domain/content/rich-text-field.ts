import { E, pipe } from '../../fp.ts';
import { accordionPartCodecs } from './accordion-text-field.ts';
import { anyBlockOf } from './any-block.ts';
import { accordionCodec } from './blocks/accordion.ts';
import type { RichText, RichTextPart } from './rich-text.ts';
import { richTextFieldOf } from './rich-text-codec.ts';
import type { Decoded, FieldCodec } from './story-codec.ts';
import type { StoryContext, StoryWriting } from './story-links.ts';

type Parts = {
  readonly [Kind in RichTextPart['kind']]: Extract<RichTextPart, { readonly kind: Kind }>;
};

/** A story's rich text, with components of ours in it. */
export const richTextField: FieldCodec<RichText> = richTextFieldOf(
  anyBlockOf<Parts>({ ...accordionPartCodecs, accordion: accordionCodec }),
);

const name = 'text';

/** A field's text, and what of it is not drawn. */
export const readRichTextValue =
  (context: StoryContext) =>
  (value: unknown): E.Either<string, Decoded<RichText>> =>
    richTextField.decode({ context, id: '' }, { [name]: value }, name);

/** A field's text, or why it cannot be read. */
export const decodeRichText =
  (context: StoryContext) =>
  (value: unknown): E.Either<string, RichText> =>
    pipe(
      readRichTextValue(context)(value),
      E.map((read) => read.value),
    );

/** As the service's editor keeps it. */
export const encodeRichText = (context: StoryWriting, text: RichText): unknown =>
  richTextField.encode({ context, id: '' }, text, name)[name];
