import fc from 'fast-check';

import { mostZoom } from '../../core/domain/image/picture-crop.ts';
import type { Personalisation } from '../../core/domain/personalisation/personalisation.ts';

const anyUploadId = fc.stringMatching(/^[\w-]{43}$/u);

const share = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0);

const anyFraming = fc.record(
  { x: share, y: share, zoom: fc.double({ min: 1, max: mostZoom, noNaN: true }) },
  { noNullPrototype: true },
);

/** Own words by these roles, and photos. */
export const anyPersonalisation = (
  roles: readonly string[] = ['names', 'title', 'letter'],
  most = 4,
): fc.Arbitrary<Personalisation> =>
  fc.record(
    {
      words: fc
        .uniqueArray(fc.constantFrom(...roles), { maxLength: roles.length })
        .chain((chosen) =>
          fc
            .tuple(
              ...chosen.map(() => fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })),
            )
            .map((texts) =>
              Object.fromEntries(chosen.map((role, place) => [role, texts[place] ?? ''])),
            ),
        ),
      photos: fc.array(
        fc.record({ uploadId: anyUploadId, framing: anyFraming }, { noNullPrototype: true }),
        { maxLength: most },
      ),
    },
    { noNullPrototype: true },
  );
