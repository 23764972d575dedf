import type { RichText } from '../rich-text.ts';
import { richTextField } from '../rich-text-field.ts';
import { itemsBlockOf, type ItemsBlock } from '../items-block.ts';
import { filledText, type BlockCodec, type FieldCodecs } from '../story-codec.ts';

export type QuestionItem = { readonly question: string; readonly answer: RichText };

export type QuestionsBlock = ItemsBlock<'questions', QuestionItem>;

export const questionFields: FieldCodecs<QuestionItem> = {
  question: filledText,
  answer: richTextField,
};

export const questionsCodec: BlockCodec<QuestionsBlock> = itemsBlockOf(
  'Questions',
  'questions',
  'Question',
  questionFields,
);
