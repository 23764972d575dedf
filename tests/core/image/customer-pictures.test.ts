import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { customerPictureView } from '../../../core/domain/image/customer-pictures.ts';
import { E } from '../../../core/fp.ts';

const anyPictures = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/u), { minLength: 1, maxLength: 8 })
  .map((ids) => ids.map((id) => ({ id, source: `${id}.jpg`, alternative: id })));

describe('a customer’s picture', () => {
  property.prop([anyPictures])('is reached from the first one by going on', (pictures) => {
    const seen: string[] = [];
    let id: string | undefined = pictures[0]?.id;
    let previous: string | undefined;
    while (id !== undefined) {
      const view = customerPictureView(pictures, id);
      if (E.isLeft(view)) throw new Error(view.left.id);
      seen.push(view.right.picture.id);
      expect(view.right.position).toBe(seen.length);
      expect(view.right.total).toBe(pictures.length);
      expect(view.right.previousId).toBe(previous);
      previous = id;
      id = view.right.nextId;
    }
    expect(seen).toEqual(pictures.map((picture) => picture.id));
  });

  test.each(['', 'nobody', '-1', 'length', '__proto__'])('%j is not there', (id) => {
    const pictures = [{ id: 'a', source: 'a.jpg', alternative: '' }];
    expect(customerPictureView(pictures, id)).toEqual(
      E.left({ kind: 'customer-picture-not-found', id }),
    );
  });
});
