import { beforeEach, describe, expect, test } from 'vitest';

import { E } from '../../../core/fp.ts';
import { messengerOrElse } from '../../../core/usecases/reach-support.ts';
import { recordingLog } from '../../fakes/log.ts';
import { brokenMessenger, memoryMessenger } from '../../fakes/support-messenger.ts';

describe('a messenger with another one behind it', () => {
  let log = recordingLog();
  beforeEach(() => {
    log = recordingLog();
  });

  test('is the first one as long as that answers', async () => {
    const [first, second] = [memoryMessenger(), memoryMessenger()];
    const either = messengerOrElse(log, first, second);
    expect(await either.load()).toEqual(E.right(undefined));
    expect(await either.open()).toEqual(E.right(undefined));
    either.close();
    expect(first.asked).toEqual(['load', 'open', 'close']);
    expect(second.asked).toEqual([]);
    expect(log.reports).toEqual([]);
  });

  test('is the second one from then on where the first cannot be loaded', async () => {
    const second = memoryMessenger();
    const either = messengerOrElse(log, brokenMessenger('no script'), second);
    expect(E.isRight(await either.load())).toBe(true);
    expect(E.isRight(await either.open())).toBe(true);
    either.close();
    expect(second.asked).toEqual(['load', 'open', 'close']);
    expect(log.reports).toEqual([
      { code: 'messenger-unavailable', facts: { reason: 'no script' } },
    ]);
  });

  test('loads the second one where the first cannot be opened', async () => {
    const [first, second] = [memoryMessenger(), memoryMessenger()];
    const closed = { ...first, open: brokenMessenger('asleep').open };
    const either = messengerOrElse(log, closed, second);
    expect(E.isRight(await either.load())).toBe(true);
    expect(E.isRight(await either.open())).toBe(true);
    expect(second.asked).toEqual(['load', 'open']);
    expect(log.reports).toMatchObject([{ facts: { reason: 'asleep' } }]);
  });

  test('fails where neither can be had', async () => {
    const either = messengerOrElse(log, brokenMessenger('one'), brokenMessenger('two'));
    const failed = E.left({ kind: 'messenger-unavailable', reason: 'two' });
    expect(await either.load()).toEqual(failed);
    expect(await either.open()).toEqual(failed);
    const halfWay = { ...memoryMessenger(), load: brokenMessenger('two').load };
    const other = messengerOrElse(log, brokenMessenger('one'), halfWay);
    expect(await other.open()).toEqual(failed);
  });

  test('tells of either that a shopper has closed it', () => {
    const [first, second] = [memoryMessenger(), memoryMessenger()];
    let count = 0;
    messengerOrElse(log, first, second).onClose(() => {
      count += 1;
    });
    first.closeByShopper();
    second.closeByShopper();
    expect(count).toBe(2);
  });
});
