/** Whose assets are fetched, and from where. */
import { expect, test } from 'vitest';

import { assetHostOf } from '../../../adapters/storyblok/asset-host.ts';
import { storyblokSpace } from '../../../adapters/storyblok/own-space.ts';
import { embeddedContentToken } from '../../../server/embedded/content/content.ts';
import { inProcessContentEndpoint } from '../../../server/embedded/content/in-process.ts';
import { answering, serving } from './content-under-test.ts';

/** The space of a token whose service answers so, one after the other. */
const spaceOver = (...answers: readonly (typeof fetch)[]) => {
  const asked: string[] = [];
  const space = storyblokSpace({
    accessToken: embeddedContentToken,
    endpoint: inProcessContentEndpoint,
    fetch: (input, init) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? fetch;
      asked.push(new URL(new Request(input).url).pathname);
      return answer(input, init);
    },
    requestsPerSecond: 1_000,
  });
  return { space, asked };
};

test('the space is asked for once', async () => {
  const { space, asked } = spaceOver(serving(() => []));
  expect(await Promise.all([space(), space()])).toEqual(['1', '1']);
  expect(await space()).toBe('1');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\/cdn\/spaces\/me$/u);
});

test.each([
  ['refuses', answering({ error: 'Unauthorized' }, 401)],
  ['names none', answering({ space: {} })],
])('a service that %s is asked again', async (_name, answer) => {
  const { space } = spaceOver(answer, answering({ space: { id: 288_868_932_106_293 } }));
  expect(await space()).toBeUndefined();
  expect(await space()).toBe('288868932106293');
});

test('the space is undefined without a token', async () => {
  expect(await storyblokSpace({ accessToken: '' })()).toBeUndefined();
});

test.each([
  [undefined, 'https://a.storyblok.com'],
  ['https://api.storyblok.com/v2', 'https://a.storyblok.com'],
  ['https://api-us.storyblok.com/v2', 'https://a-us.storyblok.com'],
  ['https://api-ap.storyblok.com', 'https://a-ap.storyblok.com'],
  ['https://app.storyblokchina.cn/v2', 'https://a.storyblokchina.cn'],
  ['https://api-us.storyblok.com.example/v2', 'https://a.storyblok.com'],
  ['http://proxy.internal:3000/v2', 'https://a.storyblok.com'],
])('the assets of %s lie at %s', (endpoint, host) => {
  expect(assetHostOf(endpoint)).toBe(host);
});
