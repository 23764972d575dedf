import type { Override, Section, ServiceTexts } from '../texts.ts';

type GuideSection = 'resolution' | 'phones' | 'sharpness' | 'crop' | 'colour' | 'blackWhite';

/** `{phone}`: the largest size of the table in which photos of today's phones are sharp. */
export type GuideTexts = ServiceTexts<GuideSection> & {
  /** The table of sizes: its caption, its columns, and what is said below it. */
  readonly table: Readonly<
    Record<'caption' | 'size' | 'enough' | 'sharp' | 'dots' | 'note', string>
  >;
  /** What is lost at an edge: round a stretcher frame, or where paper is trimmed. */
  readonly edge: Readonly<Record<'poster' | 'kartenliebe', Section>>;
  readonly ratios: { readonly headline: string; readonly picture: string };
  readonly edges: { readonly headline: string; readonly picture: string } & Readonly<
    Record<'wrapped' | 'mirrored' | 'coloured', string>
  >;
  /** What pictures show, for those who cannot see them. */
  readonly pictures: Readonly<Record<'distance' | 'colour' | 'grey' | 'card' | 'prints', string>>;
};

/** What a market words differently. */
export type GuideOverride = Override<GuideTexts>;
