import type { Section } from '../../texts.ts';

export const rooms = ['living-room', 'nursery', 'office'] as const;

export type Room = (typeof rooms)[number];

type RoomTexts = {
  /** The first column of the table of sizes. */
  readonly furniture: string;
  readonly light: Section;
  /** What each material is good for there. */
  readonly choices: readonly [string, string, string];
};

/** What is written of them in a language. */
export type AllRoomTexts = {
  readonly sizes: Readonly<Record<'headline' | 'text' | 'caption' | 'one' | 'three', string>>;
  readonly choicesHeadline: string;
  readonly rooms: Readonly<Record<Room, RoomTexts>>;
};
