import { describe, expect, test } from 'vitest';

import { withTouches } from '../../../../ui/components/state-sheet/state-rules.ts';

describe('the rules of a sheet of states', () => {
  test('hold for a touch that is only named', () => {
    expect(withTouches('.button:hover:not(:disabled)')).toBe(
      ".button:hover:not(:disabled), .button:is([data-touch='hover'] *):not(:disabled)",
    );
    expect(withTouches('.field:focus-within')).toBe(
      ".field:focus-within, .field:is([data-touch='focus'] *)",
    );
    expect(withTouches('.tile:has(:focus-visible)')).toMatch(/, \.tile:has\(:is\(\[data-touch/u);
  });

  test('stay as they are without one', () => {
    expect(withTouches('.tile:has(:checked)')).toBe('.tile:has(:checked)');
  });
});
