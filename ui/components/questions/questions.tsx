import type { RichText as RichTextNodes } from '../../../core/domain/content/rich-text.ts';
import { Accordion } from '../accordion/accordion.tsx';
import { RichText, type DrawnWith } from '../rich-text/rich-text.tsx';

type Question = { readonly question: string; readonly answer: RichTextNodes };

type QuestionsProps = DrawnWith & {
  readonly items: readonly Question[];
  readonly isOpen?: boolean | undefined;
};

export const Questions = ({ items, isOpen, ...drawnWith }: QuestionsProps) => (
  <Accordion
    isOpen={isOpen}
    items={items.map(({ question, answer }) => ({
      title: question,
      content: <RichText text={answer} {...drawnWith} />,
    }))}
  />
);
