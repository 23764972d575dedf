import type { RichText } from '../rich-text.ts';
import { richTextField } from '../rich-text-field.ts';
import {
  blockBase,
  blockOf,
  fieldsCodec,
  filledListOf,
  filledText,
  partOf,
  plainText,
} from '../story-codec.ts';

export type QuestionItem = { readonly question: string; readonly answer: RichText };

export type QuestionsBlock = {
  readonly kind: 'questions';
  readonly id: string;
  readonly headline: string;
  readonly items: readonly QuestionItem[];
};

const item = partOf(
  'Question',
  fieldsCodec<QuestionItem>({ question: filledText, answer: richTextField }),
);

/** A block without questions is refused. */
export const questionsCodec = blockOf<QuestionsBlock>('Questions', {
  ...blockBase('questions'),
  headline: plainText,
  items: filledListOf(item),
});
