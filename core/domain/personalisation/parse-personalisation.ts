import { E, t } from '../../fp.ts';
import { parseJson } from '../text/parse-json.ts';
import type { Personalisation } from './personalisation.ts';

const Kept = t.type({
  version: t.literal(1),
  words: t.record(t.string, t.string),
  photos: t.readonlyArray(
    t.type({
      uploadId: t.string,
      framing: t.type({ x: t.number, y: t.number, zoom: t.number }),
    }),
  ),
});

/** Reads what is kept, the inverse of `printPersonalisation`; undefined for any other text. */
export const parsePersonalisation = (text: string): Personalisation | undefined => {
  const read = Kept.decode(parseJson(text));
  if (E.isLeft(read)) return undefined;
  const { words, photos } = read.right;
  return { words, photos };
};

/** JSON with its version; words stay in their order. */
export const printPersonalisation = ({ words, photos }: Personalisation): string =>
  JSON.stringify({
    version: 1,
    words,
    photos: photos.map(({ uploadId, framing: { x, y, zoom } }) => ({
      uploadId,
      framing: { x, y, zoom },
    })),
  });
