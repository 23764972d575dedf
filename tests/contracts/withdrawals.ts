/** What every withdrawal desk does. */
import { describe, expect, test } from 'vitest';

import { E } from '../../core/fp.ts';
import type { WithdrawalDesk } from '../../core/ports/withdrawal-desk.ts';

/** A desk, and how many withdrawals it has kept. */
type RunningDesk = {
  readonly desk: WithdrawalDesk;
  readonly count: () => number | Promise<number>;
  /** How many acknowledgements go to an address. */
  readonly acknowledged: (email: string) => number | Promise<number>;
};

const scope = { channel: 'poster', locale: 'de-DE' } as const;
const withdrawal = { name: 'Ada', email: 'ada@example.com', orderNumber: 'A-4711' };
const id = '4f0c2a9b-0000-4000-8000-000000000000';

/** The suite for the withdrawal desk. */
export const withdrawalDeskContract = (
  name: string,
  start: () => Promise<RunningDesk>,
  unreachable: () => Promise<WithdrawalDesk>,
): void => {
  describe(`withdrawal desk: ${name}`, () => {
    test('keeps what is declared twice under one id once, and gives one receipt', async () => {
      const { desk, count, acknowledged } = await start();
      const first = await desk.declare(scope, withdrawal, id)();
      const again = await desk.declare(scope, withdrawal, id)();
      expect(first).toMatchObject({ right: { reference: '4F0C-2A9B' } });
      expect(again).toEqual(first);
      expect(await count()).toBe(1);
      expect(await acknowledged(withdrawal.email)).toBe(1);
    });

    test('refuses other words under an id that is used, and keeps the first', async () => {
      const { desk, count, acknowledged } = await start();
      const first = await desk.declare(scope, withdrawal, id)();
      const differs = E.left({ kind: 'withdrawal-differs' });
      for (const change of [{ goods: 'Frames' }, { name: 'Eve' }, { orderNumber: 'A-1' }])
        expect(await desk.declare(scope, { ...withdrawal, ...change }, id)()).toEqual(differs);
      expect(await desk.declare(scope, withdrawal, id)()).toEqual(first);
      expect(await count()).toBe(1);
      expect(await acknowledged(withdrawal.email)).toBe(1);
    });

    test('keeps two of the same words under two ids', async () => {
      const { desk, count } = await start();
      await desk.declare(scope, withdrawal, id)();
      await desk.declare(scope, withdrawal, id.replace('4f0c', '5f0c'))();
      expect(await count()).toBe(2);
    });

    test('says when it cannot be reached', async () => {
      const desk = await unreachable();
      expect(await desk.declare(scope, withdrawal, id)()).toEqual(
        E.left({ kind: 'withdrawal-unavailable', reason: expect.any(String) }),
      );
    });
  });
};
