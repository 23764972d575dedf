/**
 * `npm run voucher -- --amount 50 --to ada@example.com --recipient Ada --sender Grace`: issues a gift
 * voucher as a paid one is issued, and queues its mail for `--on 2026-12-24`, else for now. Also
 * `--locale fr-CH` (whose currency it has; `--currency` only checks that), `--channel`, `--design`,
 * `--words`, and `--id` with a UUID, under which it is issued once. Variables are those of the shop;
 * a server of the embedded database must not run, and sends the mail when it starts.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

import { openDatabase } from '../adapters/postgres/open-database.ts';
import { keptVouchers } from '../adapters/postgres/stores/vouchers.ts';
import { messageOf } from '../core/domain/errors/thrown.ts';
import { channels } from '../core/domain/locale/channel.ts';
import { currencyOf } from '../core/domain/locale/locale-units.ts';
import { locales } from '../core/domain/locale/locales.ts';
import { oneOf } from '../core/domain/text/one-of.ts';
import { checkGiftForm, ownAmount } from '../core/domain/voucher/gift-order.ts';
import { issuedCodeLength } from '../core/domain/voucher/voucher-code.ts';
import { E } from '../core/fp.ts';
import { issueVoucher } from '../core/usecases/issue-voucher.ts';
import { readConfiguration } from '../server/configuration.ts';
import { voucherLetters } from '../server/embedded/shop/voucher-letters.ts';
import { voucherKey } from '../server/voucher-key.ts';

const text = { type: 'string', default: '' } as const;

const fail = (reason: string): never => {
  console.error(reason);
  return process.exit(1);
};

const { values } = parseArgs({
  options: {
    amount: text,
    to: text,
    recipient: text,
    sender: text,
    words: text,
    on: text,
    design: { type: 'string', default: 'frame' },
    locale: { type: 'string', default: 'de-DE' },
    channel: { type: 'string', default: 'poster' },
    currency: { type: 'string' },
    id: { type: 'string', default: randomUUID() },
  },
});

const isLocale = oneOf(locales);
const isChannel = oneOf(channels);
const clock = { now: Date.now };

const read = () => {
  const { locale, channel, currency, id } = values;
  if (!isLocale(locale)) return fail(`--locale: one of ${locales.join(', ')}`);
  if (!isChannel(channel)) return fail(`--channel: one of ${channels.join(', ')}`);
  if (currency !== undefined && currency.toLowerCase() !== currencyOf(locale))
    return fail(`--currency: ${locale} has ${currencyOf(locale)}`);
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(id)) return fail('--id: a UUID');
  const order = checkGiftForm(
    locale,
    {
      amount: ownAmount,
      ownAmount: values.amount,
      design: values.design,
      recipient: values.recipient,
      sender: values.sender,
      words: values.words,
      email: values.to,
      sendOn: values.on,
    },
    clock.now(),
  );
  if (E.isLeft(order))
    return fail(order.left.map(({ field, code }) => `${field}: ${code}`).join('\n'));
  const bytes = randomBytes(issuedCodeLength);
  return { id, channel, order: order.right, bytes, isSentNow: values.on === '' };
};

const gift = read();
const configuration = readConfiguration(process.env);
if (E.isLeft(configuration)) {
  const { variable, allowed } = configuration.left;
  fail(`${variable}: ${allowed}`);
} else {
  const { sites, mails, databaseUrl, dataDir, voucherKey: key } = configuration.right;
  try {
    const database = await openDatabase({ databaseUrl, dataDir });
    const issued = await issueVoucher(gift)({
      vouchers: keptVouchers({
        database: async () => database,
        clock,
        key: voucherKey(key, dataDir),
      }),
      voucherLetters: voucherLetters({ sites, imprint: mails.imprint }),
      clock,
    })();
    await database.close();
    if (E.isLeft(issued)) fail(issued.left.reason);
    else
      console.log(`${gift.id}: ${issued.right}, for ${gift.order.email} on ${gift.order.sendOn}`);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
