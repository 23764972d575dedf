import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { attemptDelay } from '../../../server/mails/attempts.ts';

describe('the next attempt', () => {
  property.prop([fc.nat(2_000)])(
    'is later than the last one may take, within an hour',
    (attempts) => {
      expect(attemptDelay(attempts)).toBeGreaterThanOrEqual(60_000);
      expect(attemptDelay(attempts)).toBeLessThanOrEqual(3_600_000);
      expect(attemptDelay(attempts + 1)).toBeGreaterThanOrEqual(attemptDelay(attempts));
    },
  );
});
