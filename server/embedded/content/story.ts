/** The vendor's JSON. */
import { createHash } from 'node:crypto';

import type { StoryBlock } from '../../../core/domain/content/story-codec.ts';

export type StoryAlternate = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly published: boolean;
  readonly full_slug: string;
  readonly is_folder: false;
  readonly parent_id: number;
};

/** As far as clients read it. */
export type Story = {
  readonly id: number;
  readonly uuid: string;
  readonly group_id: string;
  readonly name: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly parent_id: number;
  readonly position: number;
  readonly is_startpage: boolean;
  readonly lang: string;
  /** ISO 8601; null if never published. */
  readonly published_at: string | null;
  readonly first_published_at: string | null;
  readonly created_at: string;
  readonly tag_list: readonly string[];
  readonly alternates: readonly StoryAlternate[];
  readonly content: StoryBlock;
};

/** Stable for a name, in a uuid's spelling. */
export const uuidOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
};

/** Stable for a name: 48 bits, so that no two of a space meet. */
export const numberOf = (name: string): number =>
  Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 12), 16);

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Whether a text is spelled like a uuid. */
export const isUuid = (text: string): boolean => uuidPattern.test(text);

/** Visits every object within a value, the outermost first. */
export const visitObjects = (
  value: unknown,
  visit: (fields: Readonly<Record<string, unknown>>) => void,
): void => {
  if (Array.isArray(value)) {
    for (const item of value) visitObjects(item, visit);
  } else if (typeof value === 'object' && value !== null) {
    const fields = Object.fromEntries(Object.entries(value));
    visit(fields);
    for (const field of Object.values(fields)) visitObjects(field, visit);
  }
};
