/** The bars of a page as its loader sends them: what is selected, and where there is no strip. */
import { describe, expect, test } from 'vitest';

import type { Navigation } from '../../../../core/domain/navigation/navigation.ts';
import { emptyNavigation } from '../../../../core/domain/navigation/navigation.ts';
import { hiddenStripPaths } from '../../../../core/domain/routing/hidden-strip.ts';
import { routeRequest } from '../../../../core/domain/routing/route-request.ts';
import { loadAddress } from '../../../../ui/web/requests/load-address.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { memoryContent } from '../../../fakes/content.ts';
import { plainPage } from '../../../fakes/plain-page.ts';
import { requestFor } from '../requests.ts';

const navigation: Navigation = {
  ...emptyNavigation,
  mainItems: [
    {
      text: 'Karten',
      link: { url: '/karten' },
      navigationType: 'cards',
      alwaysShowSubNavi: true,
      flyoutGroups: [
        {
          flyoutGroupIdentifier: 'family',
          flyoutGroupItems: [{ title: 'Hochzeit', link: { url: '/hochzeit' } }],
        },
      ],
    },
    { text: 'Kontakt', link: { url: '/kontakt' }, isOnlyInBurgerNavigation: true },
  ],
};

/** The HTML of the bars at a path of the site; the fake content has a page at each slug. */
const barsAt = async (path: string, navigationType?: string): Promise<string | undefined> => {
  const decision = routeRequest(embedded, {
    method: 'GET',
    host: 'localhost',
    rawPath: path,
    search: '',
  });
  const slug = path.replace(/^\/(?:d\/)?/u, '');
  const {
    id: _id,
    status: _status,
    slug: _slug,
    alternates: _alternates,
    ...content
  } = plainPage(slug);
  const world = memoryContent([
    {
      channel: 'poster',
      locale: 'de-DE',
      slug,
      story: { kind: 'page', id: 'p', content: { ...content, navigationType, blocks: [] } },
    },
    {
      channel: 'poster',
      locale: 'de-DE',
      slug: 'global/navigation',
      story: { kind: 'navigation', id: 'n', navigation },
    },
  ]);
  if (decision.kind !== 'page') throw new Error(`${path} is ${decision.kind}`);
  const { request } = requestFor(decision, embedded, { content: world });
  const loaded = await loadAddress(request);
  if (loaded.kind !== 'page') throw new Error(`${path} is ${loaded.kind}`);
  return loaded.parts.navigation;
};

const hasStrip = (html: string | undefined): boolean =>
  html?.includes('data-sub-navigation') === true;

describe('the bars of a page', () => {
  test('select what belongs to the page, and show its strip', async () => {
    const html = await barsAt('/hochzeit', 'cards');
    expect(html).toMatch(/<a href="\/karten"[^>]* aria-current="true">Karten<\/a>/u);
    expect(html).toMatch(/data-sub-navigation.*<a href="\/hochzeit"[^>]* aria-current="page"/su);
    expect(html).not.toContain('Kontakt');
  });

  test('always show a strip that is to be always shown', async () => {
    expect(hasStrip(await barsAt('/impressum'))).toBe(true);
  });

  test.each(hiddenStripPaths)('have no strip on %s', async (path) => {
    const html = await barsAt(path, 'cards');
    expect(html).toContain('data-main-navigation');
    expect(hasStrip(html)).toBe(false);
    expect(hasStrip(await barsAt(`${path}-hilfe`, 'cards'))).toBe(true);
  });

  test('are not there in the desktop software', async () => {
    expect(await barsAt('/d/hochzeit', 'cards')).toBe('');
  });
});
