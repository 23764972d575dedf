/** What every implementation of the port of vouchers must do. */
import { randomUUID } from 'node:crypto';

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { Money } from '../../core/domain/money/money.ts';
import { issuedVoucherCode } from '../../core/domain/voucher/voucher-code.ts';
import { E, type TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { HeldVoucher, NewVoucher, VoucherMail, Vouchers } from '../../core/ports/vouchers.ts';
import { anyVoucherCommand } from '../arbitraries/voucher.ts';

const euros = (minorUnits: number): Money => ({ minorUnits, currency: 'eur' });

type Started = {
  readonly vouchers: Vouchers;
  /** Those that were queued under a name. */
  readonly mailsOf: (id: string) => Promise<number>;
};

const answerOf = async <A>(call: TE.TaskEither<unknown, A>): Promise<A> => {
  const answer = await call();
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

/** The suite; the clock is that of the store. */
export const vouchersContract = (
  name: string,
  clock: Clock,
  start: () => Promise<Started>,
): void => {
  const expiresAt = clock.now() + 1_000;

  const newVoucher = (amount = euros(2_500), expiry = expiresAt): NewVoucher => ({
    id: randomUUID(),
    code: issuedVoucherCode(crypto.getRandomValues(new Uint8Array(20))),
    amount,
    expiresAt: expiry,
  });

  const mailOf = ({ id }: NewVoucher): VoucherMail => ({
    mail: { id: `voucher-${id}`, to: 'a@example.com', subject: 'A voucher', text: 'For you' },
    at: clock.now() + 86_400_000,
  });

  const heldOf = ({ id, code, amount }: NewVoucher): HeldVoucher => ({
    id,
    ending: code.slice(-4),
    balance: amount,
    expiresAt,
  });

  describe(`vouchers: ${name}`, () => {
    test('are issued once, with one mail, and found by their code and id', async () => {
      const { vouchers, mailsOf } = await start();
      const [voucher, other] = [newVoucher(), newVoucher(euros(100))];
      expect(await answerOf(vouchers.find(voucher.code))).toBeUndefined();
      expect(await answerOf(vouchers.issue(voucher, mailOf(voucher)))).toBe('issued');
      expect(await answerOf(vouchers.issue(other, mailOf(other)))).toBe('issued');
      const again = { ...voucher, code: other.code.replace(/^./u, 'A'), amount: euros(9_900) };
      expect(await answerOf(vouchers.issue(again, mailOf(again)))).toBe('known');
      expect(await mailsOf(`voucher-${voucher.id}`)).toBe(1);
      expect(await answerOf(vouchers.find(voucher.code))).toEqual(heldOf(voucher));
      expect(await answerOf(vouchers.find(`${voucher.code}A`))).toBeUndefined();
      const ids = [other.id, randomUUID(), 'no id', voucher.id];
      expect(await answerOf(vouchers.held(ids))).toEqual([
        heldOf(other),
        undefined,
        undefined,
        heldOf(voucher),
      ]);
      expect(await answerOf(vouchers.held([]))).toEqual([]);
    });

    test('pay once for each key, give back, and refuse what they do not hold', async () => {
      const { vouchers } = await start();
      const voucher = newVoucher();
      await answerOf(vouchers.issue(voucher, mailOf(voucher)));
      const [key, order] = ['first', 'order-1'];
      const held = (minorUnits: number) =>
        E.right({ ...heldOf(voucher), balance: euros(minorUnits) });
      const move = (command: Parameters<Vouchers['move']>[1]) =>
        vouchers.move(voucher.id, command)();
      expect(await move({ kind: 'redeem', key, order, minorUnits: 1_999 })).toEqual(held(501));
      expect(await move({ kind: 'redeem', key, order, minorUnits: 1_999 })).toEqual(held(501));
      expect(await move({ kind: 'redeem', key, order, minorUnits: 1 })).toEqual(
        E.left({ kind: 'key-used' }),
      );
      expect(await move({ kind: 'redeem', key: 'second', order, minorUnits: 502 })).toEqual(
        E.left({ kind: 'balance-too-low' }),
      );
      expect(await move({ kind: 'refund', key: 'third', order, minorUnits: 999 })).toEqual(
        held(1_500),
      );
      expect(await move({ kind: 'release', key: 'fourth', order })).toEqual(held(2_500));
      expect(await move({ kind: 'release', key: 'fifth', order })).toEqual(
        E.left({ kind: 'not-taken' }),
      );
      expect(await answerOf(vouchers.find(voucher.code))).toEqual(heldOf(voucher));
      for (const id of [randomUUID(), 'no id'])
        expect(await vouchers.move(id, { kind: 'release', key, order })()).toEqual(
          E.left({ kind: 'voucher-unknown' }),
        );
    });

    test('pay for nothing from their expiry on', async () => {
      const { vouchers } = await start();
      const voucher = newVoucher(euros(500), clock.now());
      await answerOf(vouchers.issue(voucher, mailOf(voucher)));
      const command = { kind: 'redeem', key: 'a', order: 'b', minorUnits: 1 } as const;
      expect(await vouchers.move(voucher.id, command)()).toEqual(
        E.left({ kind: 'voucher-expired' }),
      );
    });

    property.prop([fc.array(anyVoucherCommand, { minLength: 2, maxLength: 6 })], { numRuns: 5 })(
      'lose and make no cent where all is asked at once',
      async (commands) => {
        const { vouchers } = await start();
        const voucher = newVoucher(euros(100));
        await answerOf(vouchers.issue(voucher, mailOf(voucher)));
        const answers = await Promise.all(
          commands.map((command, place) =>
            vouchers.move(voucher.id, { ...command, key: String(place) })(),
          ),
        );
        const balances = answers.flatMap((answer) =>
          E.isRight(answer) ? [answer.right.balance.minorUnits] : [],
        );
        for (const balance of balances) {
          expect(balance).toBeGreaterThanOrEqual(0);
          expect(balance).toBeLessThanOrEqual(100);
        }
        // Each order gives back what it has: all is there again.
        for (const order of new Set(commands.map((command) => command.order)))
          await vouchers.move(voucher.id, { kind: 'release', key: `end ${order}`, order })();
        expect(await answerOf(vouchers.held([voucher.id]))).toEqual([heldOf(voucher)]);
      },
    );
  });
};
