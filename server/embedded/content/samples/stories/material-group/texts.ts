import type { WallArtGroup } from '../../../../../../core/domain/navigation/wall-art-products.ts';
import type { Override, PicturedTexts, Section } from '../texts.ts';

/** What is written for a group of materials. */
export type GroupTexts = PicturedTexts & {
  /** How to choose among the materials of the group. */
  readonly choosing: Section;
};

/** What the pages of all groups share. */
export type SharedGroupTexts = Readonly<
  Record<'materialsHeadline' | 'framedHeadline' | 'groupsHeadline', string>
> & {
  /** A line under a framed material: one that lies behind glass, and one that stands free. */
  readonly framed: Readonly<Record<'glazed' | 'floating', string>>;
};

/** What is written for all groups in a language. */
export type AllGroupTexts = {
  readonly shared: SharedGroupTexts;
  readonly pages: Readonly<Record<WallArtGroup, GroupTexts>>;
};

/** What a market words differently. */
export type GroupOverrides = Readonly<Partial<Record<WallArtGroup, Override<GroupTexts>>>>;
