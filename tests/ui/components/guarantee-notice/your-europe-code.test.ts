import { encode } from 'uqr';
import { expect, test } from 'vitest';

import {
  codePath,
  codeSize,
  yourEuropeAddress,
} from '../../../../ui/components/guarantee-notice/your-europe-code.ts';

/** The modules that a path of horizontal strokes makes dark. */
const darkModules = (path: string): ReadonlySet<string> => {
  const dark = new Set<string>();
  for (const [row, strokes = ''] of path.split('M').slice(1).entries()) {
    expect(strokes.startsWith(`0 ${row}.5`)).toBe(true);
    let x = 0;
    for (const { groups } of strokes.matchAll(/(?<way>[hm])(?<length>\d+)/gu)) {
      for (let step = Number(groups?.['length']); step > 0; step -= 1) {
        if (groups?.['way'] === 'h') dark.add(`${x} ${row}`);
        x += 1;
      }
    }
  }
  return dark;
};

test('the drawn code is that of the address', () => {
  const { size, data } = encode(yourEuropeAddress, { ecc: 'M', border: 0 });
  const expected = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])),
  );
  expect(size).toBe(codeSize);
  expect([...darkModules(codePath)].toSorted()).toEqual(expected.toSorted());
});
