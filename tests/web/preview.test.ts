/** The visual editor: a page of a fake one around a preview of the built shop, with the real bridge. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { fullSlugOf } from '../../core/domain/routing/story-folders.ts';
import { stories } from '../../server/embedded/content/samples/stories/stories.ts';
import { previewQuery, samplePreviewToken } from '../fakes/preview-query.ts';
import { address, eventually, withBrowser } from './browser.ts';
import { openShop, type Shop } from './shop.ts';

const openPage = withBrowser();

let shop: Shop;

beforeAll(async () => {
  shop = await openShop(inject('template'), { STORYBLOK_PREVIEW_TOKEN: samplePreviewToken });
});

afterAll(async () => {
  await shop.close();
});

/** An editor around a page: it keeps what the page tells it. */
const editorAround = (source: string): string => `<!doctype html><title>Editor</title>
<script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>
<iframe src="${source.replaceAll('&', '&amp;')}" width="1200" height="700"></iframe>`;

declare global {
  interface Window {
    heard?: { readonly action: string; readonly dataC?: { readonly uid: string } }[];
  }
}

test('shows the edited story at once, and selects the block that is clicked', async () => {
  const fullSlug = fullSlugOf('poster/de-DE', 'leinwanddruck') ?? '';
  const story = stories.find((one) => one.full_slug === fullSlug);
  if (story === undefined) throw new Error(`There is no story ${fullSlug}.`);
  const page = await openPage();
  const source = `/leinwanddruck?${previewQuery(Date.now(), { _editor: '42' })}`;
  const editor = address('localhost', '/editor-of-this-test', shop.port);
  await page.route(editor, (route) =>
    route.fulfill({ contentType: 'text/html', body: editorAround(source) }),
  );
  await page.goto(editor);
  const tell = (message: object): Promise<void> =>
    page.evaluate((sent) => frames[0]?.postMessage(sent, location.origin), message);
  const heard = (action: string) =>
    page.evaluate(
      (wanted) => (window.heard ?? []).filter((message) => message.action === wanted),
      action,
    );
  await eventually(async () => (await heard('initialized')).length).toBe(1);

  const preview = page.frameLocator('iframe');
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('The editor shows no page.');
  const scripts = await frame.evaluate(() => [...document.scripts].map(({ src }) => src));
  expect(scripts.filter((src) => src !== '')).toHaveLength(1);
  await preview.getByText('Vorschau · Entwurf').waitFor();

  // Every block of the story can be selected, the product that scripts make live elsewhere as well.
  await tell({ action: 'enterEditmode', componentNames: {}, reload: true, appVersion: 'v2' });
  const configurator = preview.locator('[data-blok-c*=\'"name":"Calculator"\']');
  await configurator.locator('h1').first().click();
  await eventually(async () => (await heard('edit')).length).toBe(1);
  const [edit] = await heard('edit');
  expect(await configurator.getAttribute('data-blok-uid')).toBe(`42-${edit?.dataC?.uid}`);

  const body = [{ component: 'Vidio', _uid: 'typed-wrong' }];
  const content = { ...story.content, teaser: [], title: 'Eben getippt', body };
  await tell({ action: 'input', story: { ...story, content } });
  await eventually(() => preview.locator('h1').first().textContent()).toBe('Eben getippt');
  await eventually(() => frame.title()).toContain('Eben getippt');
  await preview.locator('[data-blok-uid="42-typed-wrong"]').getByText('„Vidio“').waitFor();

  await tell({ action: 'published', storyId: 42 });
  await eventually(() => preview.locator('h1').first().textContent()).not.toBe('Eben getippt');
});
