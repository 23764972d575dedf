import { afterEach, expect, test } from 'vitest';

import { MessageId } from '../../../../adapters/http/codecs/wire.ts';
import { nameRequest, requestName } from '../../../../ui/web/log/request-name.ts';

afterEach(() => nameRequest(undefined));

test('a page that everybody gets has one random name of its own, which the server takes', () => {
  const name = requestName();
  expect(MessageId.is(name)).toBe(true);
  expect(name).toMatch(/^.{14}4.{4}[89ab]/u);
  expect(requestName()).toBe(name);
});

test('a page of a visitor’s own is named by its request for as long as it is shown', () => {
  const own = requestName();
  nameRequest('6f1c1b9a-3a55-4b1e-9d0a-0d6a5f1c2e3b');
  expect(requestName()).toBe('6f1c1b9a-3a55-4b1e-9d0a-0d6a5f1c2e3b');
  nameRequest(undefined);
  expect(requestName()).toBe(own);
});
