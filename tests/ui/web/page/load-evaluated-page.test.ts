/** A page with an A/B block: for everybody, and as the server evaluated it for a visitor. */
import { describe, expect, test } from 'vitest';

import type { PlainBlock } from '../../../../core/domain/content/blocks/registry.ts';
import type { Treatments } from '../../../../core/domain/flags/flags.ts';
import { loadAddress } from '../../../../ui/web/requests/load-address.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { memoryContent } from '../../../fakes/content.ts';
import { plainContent } from '../../../fakes/plain-page.ts';
import { requestFor, startDecision } from '../requests.ts';

const section = (id: string): PlainBlock => ({
  kind: 'rich-text',
  id,
  headline: `side ${id}`,
  text: [
    {
      kind: 'paragraph',
      children: [{ kind: 'text', text: id, isBold: false, isItalic: false, link: undefined }],
    },
  ],
});

const content = plainContent('A page', [
  { kind: 'ab', id: 'ab', flag: '967_nudging', on: [section('new')], off: [section('old')] },
]);

const load = async (treatments?: Treatments) => {
  const world = memoryContent([
    { channel: 'poster', locale: 'de-DE', slug: 'home', story: { kind: 'page', id: 'h', content } },
  ]);
  const decision = startDecision(embedded, 'poster', 'de-DE');
  const { request } = requestFor(decision, embedded, { content: world });
  const loaded = await loadAddress({ ...request, treatments });
  if (loaded.kind !== 'page' || loaded.page.kind !== 'page') throw new Error('there is no page');
  return { body: loaded.parts['body-0'] ?? '', page: loaded.page };
};

describe('an A/B block', () => {
  test('stands with both sides in a page for everybody', async () => {
    const { body, page } = await load();
    expect(body).toContain('side new');
    expect(body).toContain('side old');
    expect(page.treatments).toBeUndefined();
  });

  test.each([
    [{ '967_nudging': 'on' }, 'side new', 'side old'],
    [{ '967_nudging': 'off' }, 'side old', 'side new'],
    [{}, 'side old', 'side new'],
  ] as const)('has one side where the server evaluated %j', async (given, shown, hidden) => {
    const { body } = await load(given);
    expect(body).toContain(shown);
    expect(body).not.toContain(hidden);
    expect(body).not.toContain('data-ab');
  });

  test('tells the browser what was shown, and no more', async () => {
    const { page } = await load({
      '967_nudging': 'on',
      '965_redesign': 'off',
      '1785_wall_picture_teaser': 'on',
    });
    expect(page.treatments).toEqual({ '967_nudging': 'on', '965_redesign': 'off' });
  });
});
