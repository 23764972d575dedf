import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { voucherKey } from '../../server/voucher-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'passepartout-voucher-key-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a configured key is taken, and none is made', () => {
  expect(voucherKey('configured', folder)()).toBe('configured');
  expect(readdirSync(folder)).toEqual([]);
});

test('a key is made once, for its owner alone', () => {
  const dataDir = join(folder, 'data');
  const key = voucherKey(undefined, dataDir);
  expect(key()).toMatch(/^[\w-]{43}$/u);
  expect(key()).toBe(key());
  expect(voucherKey(undefined, dataDir)()).toBe(key());
  expect(readdirSync(dataDir)).toEqual(['voucher.key']);
  expect(statSync(join(dataDir, 'voucher.key')).mode & 0o077).toBe(0);
});
