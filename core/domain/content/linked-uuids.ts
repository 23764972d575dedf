import { isRecord } from '../text/record.ts';

/** JSON that nests deeper is not looked into, so that no story exhausts the stack. */
const deepestNesting = 200;

const linkUuid = (fields: Readonly<Record<string, unknown>>): readonly string[] => {
  if (fields['linktype'] !== 'story') return [];
  return [fields['id'], fields['uuid']].flatMap((uuid) =>
    typeof uuid === 'string' && uuid !== '' ? [uuid] : [],
  );
};

const uuidsIn = (value: unknown, depth: number): readonly string[] => {
  if (depth > deepestNesting) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => uuidsIn(item, depth + 1));
  if (!isRecord(value)) return [];
  return [
    ...linkUuid(value),
    ...Object.values(value).flatMap((field) => uuidsIn(field, depth + 1)),
  ];
};

/** The uuids of a story's links to others, in its fields and rich texts, each once. */
export const linkedUuids = (story: unknown): readonly string[] => [...new Set(uuidsIn(story, 0))];
