import type { PageTexts, Section } from '../texts.ts';

/** A page that advertisements lead to. */
export type FeedPage = 'feed-collage' | 'feed-calendar' | 'feed-card';

/** What is written for one of them. */
export type FeedTexts = PageTexts & {
  readonly picture: string;
  readonly startLink: string;
  readonly about: Section;
};
