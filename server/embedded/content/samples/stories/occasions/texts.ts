import type { PicturedTexts, Section } from '../texts.ts';

/** What is written for the overview of cards; `{hours}` is how fast express is. */
export type CardsTexts = PicturedTexts & {
  readonly choiceHeadline: string;
  readonly sections: Readonly<Record<'making' | 'samples' | 'envelopes', Section>>;
};
