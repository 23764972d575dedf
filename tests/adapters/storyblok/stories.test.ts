/** What the port makes of stories: people, refused blocks, the navigation. */
import { describe, expect, test } from 'vitest';

import { uuidOf } from '../../../server/embedded/content/story.ts';
import { storyWith } from '../../fakes/content-stories.ts';
import { pageStory, serving, startContent } from './content-under-test.ts';

describe('people whom a block refers to', () => {
  const person = storyWith('person-ada', {
    component: 'ContactPerson',
    _uid: 'ada',
    name: 'Ada',
    role: 'Service',
  });
  const page = pageStory('a', {
    body: [
      { component: 'ContactPersons', _uid: 'p', persons: [person.uuid, uuidOf('somebody else')] },
    ],
  });

  test('stand there with their stories; one without a story stays a reference', async () => {
    expect(await startContent(serving(() => [page, person])).page('a')).toMatchObject({
      right: {
        blocks: [
          {
            kind: 'contact-persons',
            persons: {
              ids: [person.uuid, uuidOf('somebody else')],
              found: [{ id: person.uuid, name: 'Ada', role: 'Service' }],
            },
          },
        ],
      },
    });
  });
});

describe('refused blocks', () => {
  const broken = pageStory('a', {
    teaser: [{ component: 'Teaser', _uid: 't', headline: 'Stands' }],
    uspTeaser: 'no-such-story',
    calculator: [{ component: 'Calculator', _uid: 'c' }],
    body: [
      { component: 'Tiles', _uid: 'x' },
      { component: 'RichText', _uid: 'r', headline: 'Too' },
    ],
  });

  test('stand among the others, whatever place they were meant for', async () => {
    expect(await startContent(serving(() => [broken])).page('a')).toMatchObject({
      right: {
        teaser: { headline: 'Stands' },
        uspTeaser: undefined,
        product: undefined,
        blocks: [
          { kind: 'refused', component: '' },
          { kind: 'refused', component: 'Calculator' },
          { kind: 'refused', component: 'Tiles' },
          { kind: 'rich-text', headline: 'Too' },
        ],
      },
    });
  });

  test('are logged once per fetched answer', async () => {
    const { page, reported } = startContent(serving(() => [broken]));
    await page('a');
    await page('a');
    expect(reported.map(({ code }) => code)).toEqual(Array(3).fill('content-block-refused'));
    expect(reported[1]?.facts).toMatchObject({
      story: 'poster/de-DE/pages/a',
      component: 'Calculator',
    });
  });

  test('within a text are logged under codes of their own, and the text stands', async () => {
    const unsafe = { type: 'link', attrs: { linktype: 'url', url: 'javascript:alert(1)' } };
    const words = { type: 'text', text: 'kept', marks: [unsafe, { type: 'strike' }] };
    const content = [
      { type: 'paragraph', content: [words] },
      { type: 'blok', attrs: { body: [{ component: 'Carousel', _uid: 'c' }] } },
    ];
    const text = { type: 'doc', content };
    const body = [{ component: 'RichText', _uid: 'r', text }];
    const story = storyWith('poster/de-DE/pages/a', { component: 'Page', _uid: 'p', body });
    const { page, reported } = startContent(serving(() => [story]));
    await page('a');
    expect(await page('a')).toMatchObject({
      right: {
        blocks: [
          { kind: 'rich-text', text: [{ children: [{ text: 'kept', link: undefined }] }] },
          ...Array(3).fill({ kind: 'refused' }),
        ],
      },
    });
    expect(reported).toMatchObject([
      { code: 'unsafe-protocol-refused', facts: { reason: 'unsafe-link' } },
      { code: 'richtext-render-error', facts: { reason: 'unknown-mark strike' } },
      { code: 'content-block-refused', facts: { reason: 'component: unknown "Carousel"' } },
    ]);
  });

  test('of the chrome are left out and logged', async () => {
    const campaign = {
      title: 'Frames',
      startsAt: '2026-12-01T00:00:00Z',
      endsAt: '2026-12-24T00:00:00Z',
    };
    const chrome = storyWith('poster/de-DE/global/chrome', {
      component: 'Chrome',
      _uid: 'f',
      promises: [
        { component: 'PromiseLine', text: '' },
        { component: 'PromiseLine', text: 'Fast' },
      ],
      campaigns: [
        { component: 'CampaignLine', ...campaign, endsAt: 'soon' },
        { component: 'CampaignLine', ...campaign, endsAt: campaign.startsAt },
        { component: 'CampaignLine', ...campaign },
      ],
    });
    const { chrome: ask, reported } = startContent(serving(() => [chrome]));
    expect(await ask()).toMatchObject({
      right: {
        promises: ['Fast'],
        campaigns: [
          { title: 'Frames', startsAt: Date.UTC(2026, 11, 1), endsAt: Date.UTC(2026, 11, 24) },
        ],
      },
    });
    expect(reported).toHaveLength(3);
  });
});

describe('the navigation', () => {
  const story = storyWith('poster/de-DE/global/navigation', {
    component: 'Navigation',
    _uid: 'n',
    mainItems: [
      {
        text: 'Bilder',
        flyoutGroups: [
          {
            component: 'FlyoutGroup',
            flyoutGroupIdentifier: 'a',
            flyoutGroupItems: [
              { component: 'FlyoutItem', _uid: 'i', fullStoryData: uuidOf('page') },
            ],
          },
        ],
      },
    ],
  });
  const page = storyWith(
    'poster/de-DE/pages/seite',
    { component: 'Page', _uid: 'p', title: 'Die Seite' },
    { uuid: uuidOf('page') },
  );

  test('has the pages that its items refer to, and is kept', async () => {
    const { navigation, asked, reported, pass } = startContent(serving(() => [story, page]));
    const group = { flyoutGroupItems: [{ linkedPage: { title: 'Die Seite' } }] };
    const expected = { right: { mainItems: [{ text: 'Bilder', flyoutGroups: [group] }] } };
    expect(await navigation()).toMatchObject(expected);
    expect(await navigation()).toMatchObject(expected);
    expect(asked).toHaveLength(1);
    expect(new URL(asked[0] ?? '').searchParams.get('resolve_relations')).toBe(
      'FlyoutItem.fullStoryData',
    );
    pass(61);
    await navigation();
    expect(asked).toHaveLength(2);
    expect(reported).toEqual([]);
  });
});
