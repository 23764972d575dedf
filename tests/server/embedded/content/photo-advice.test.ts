/** What the questions say of photos is what the shop says of them once they are chosen. */
import { expect, test } from 'vitest';

import { resolutionVerdict } from '../../../../core/domain/format/resolution-verdict.ts';
import { texts as german } from '../../../../server/embedded/content/samples/stories/product-page/de.ts';
import { texts as american } from '../../../../server/embedded/content/samples/stories/product-page/en-US.ts';
import { texts as english } from '../../../../server/embedded/content/samples/stories/product-page/en.ts';
import { texts as spanish } from '../../../../server/embedded/content/samples/stories/product-page/es.ts';
import { texts as french } from '../../../../server/embedded/content/samples/stories/product-page/fr.ts';
import { texts as italian } from '../../../../server/embedded/content/samples/stories/product-page/it.ts';
import { texts as dutch } from '../../../../server/embedded/content/samples/stories/product-page/nl.ts';

const area = /(?<width>\d+) × (?<height>\d+)/gu;

test.each([german, american, english, spanish, french, italian, dutch])(
  'the pixels of an answer, %#, are enough for its formats',
  ({ questions }) => {
    const answer = questions?.resolution?.answer ?? '';
    const unit = answer.includes('inches') ? 'in' : 'cm';
    const [large, largePhoto, small, smallPhoto, ...others] = [...answer.matchAll(area)].map(
      ({ groups }) => ({ width: Number(groups?.['width']), height: Number(groups?.['height']) }),
    );
    expect(others).toEqual([]);
    for (const [sides, photo] of [
      [large, largePhoto],
      [small, smallPhoto],
    ] as const) {
      if (sides === undefined || photo === undefined) throw new Error(answer);
      const format = { width: sides.width * 10, height: sides.height * 10, unit } as const;
      expect(resolutionVerdict(photo, format).kind).toBe('acceptable');
    }
  },
);
