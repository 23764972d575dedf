import type { Channel } from '../../../../../../core/domain/locale/channel.ts';
import type { Override, PageTexts, Section } from '../texts.ts';

export const makingSteps = ['check', 'print', 'finish', 'pack'] as const;

/** How a print is made, in order. */
export type MakingStep = (typeof makingSteps)[number];

/** `{shop}` is the shop's name. */
export type AboutTexts = PageTexts & {
  /** That the shop is a sample, once and for all pages. */
  readonly sample: Section;
  readonly steps: Readonly<Record<Channel, Readonly<Record<MakingStep, Section>>>>;
  /** What pictures show, for those who cannot see them; other pictures bring their own words. */
  readonly pictures: Readonly<Record<'cropped' | 'surface' | 'framed' | 'prints', string>>;
};

/** What a market words differently. */
export type AboutOverride = Override<AboutTexts>;
