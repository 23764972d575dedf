import { isRecord } from '../text/record.ts';

/** JSON that nests deeper is not looked into, so that no story exhausts the stack. */
const deepestNesting = 200;

type Fields = Readonly<Record<string, unknown>>;

const linkUuid = (fields: Fields): readonly string[] => {
  if (fields['linktype'] !== 'story') return [];
  return [fields['id'], fields['uuid']].flatMap((uuid) =>
    typeof uuid === 'string' && uuid !== '' ? [uuid] : [],
  );
};

/** The records of a value: itself and those within it, outer ones first. */
export const recordsIn = (value: unknown): readonly Fields[] => {
  const found: Fields[] = [];
  const visit = (inner: unknown, depth: number): void => {
    if (depth > deepestNesting || typeof inner !== 'object' || inner === null) return;
    if (isRecord(inner)) found.push(inner);
    for (const field of Object.values(inner)) visit(field, depth + 1);
  };
  visit(value, 0);
  return found;
};

/** The uuids of a story's links to others, in its fields and rich texts, each once. */
export const linkedUuids = (story: unknown): readonly string[] => [
  ...new Set(recordsIn(story).flatMap(linkUuid)),
];
