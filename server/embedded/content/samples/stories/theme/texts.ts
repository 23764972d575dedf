import type { CardBlock } from '../../../../../../core/domain/products/card/card-block.ts';
import type { PageTexts } from '../texts.ts';

/** What is written for the page of any design of a card. */
export type ThemeTexts = PageTexts & {
  readonly card: Pick<CardBlock, 'headline' | 'startLabel' | 'sampleLabel' | 'sampleText'> & {
    /** Of the link to whoever makes more. */
    readonly more: string;
  };
};
