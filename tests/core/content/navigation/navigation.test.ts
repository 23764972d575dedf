import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  decodeNavigationAnswer,
  encodeNavigation,
} from '../../../../core/domain/content/navigation/navigation.ts';
import { deepestFlyoutGroup } from '../../../../core/domain/content/navigation/main-items.ts';
import { E } from '../../../../core/fp.ts';
import { emptyNavigation, type Navigation } from '../../../../core/domain/navigation/navigation.ts';
import { anyContentNavigation } from '../../../arbitraries/content-navigation.ts';
import { folder, linkTo, reading, sent, storyJson, writing } from '../story-writer.ts';

const links = [...reading.links].map(([uuid, slug]) => ({ uuid, full_slug: slug }));

const decode = (content: object) =>
  decodeNavigationAnswer(folder, { story: storyJson(content), links });

const read = (fields: object) => {
  const answer = decode({ component: 'Navigation', ...fields });
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

const reasons = (fields: object) =>
  read(fields).refused.map(({ id, reason }) => [id, reason] as const);

describe('a navigation', () => {
  property.prop([anyContentNavigation])('decodes from what was written', (navigation) => {
    const content: unknown = sent(encodeNavigation(writing, navigation));
    if (typeof content !== 'object' || content === null) throw new Error('no story');
    expect(decode(content)).toEqual(E.right({ navigation, refused: [] }));
  });

  property.prop([fc.jsonValue()])('is nothing else, and reading never throws', (value) => {
    expect(decodeNavigationAnswer(folder, value)).toMatchObject({
      left: { kind: 'story-malformed' },
    });
    const answer = decode({ component: 'Navigation', mainItems: value, wallArt: value });
    if (E.isRight(answer)) expect(answer.right.navigation).toMatchObject({ shops: [] });
  });

  test('is read from its own content type alone', () => {
    expect(decode({ component: 'Chrome' })).toEqual(
      E.left({ kind: 'story-is-no-navigation', contentType: 'Chrome' }),
    );
    expect(decode({ component: 'Navigation', shops: 'x' })).toEqual(
      E.left({ kind: 'story-malformed', reason: 'shops: list expected, got "x"' }),
    );
    expect(read({}).navigation).toEqual({
      ...emptyNavigation,
      wallArt: undefined,
      hotline: undefined,
    } satisfies Navigation);
  });

  test('has the fields under the names that editors know', () => {
    const item = {
      link: linkTo('/leinwanddruck'),
      storyblokTitle: 'Leinwand',
      subnaviTitle: 'Auf Leinwand',
      typeOverride: 'square',
      fullStoryData: {
        name: 'Story',
        content: { title: '', ogImages: [{ filename: 'leadimage/moon-1/motif.jpg', alt: 'Mond' }] },
      },
      isHeadlineItem: true,
    };
    const group = {
      flyoutGroupIdentifier: 'materials',
      flyoutGroupItems: [item, { fullStoryData: 'a-uuid' }],
      flyoutGroupItemsCustom: [{ storyblokTitle: 'Eigenes', link: linkTo('https://a.example/') }],
      type: 'circle',
    };
    const main = { text: 'Bilder', link: linkTo('/'), flyoutGroups: [group], subNaviOnly: true };
    expect(read({ mainItems: [main] }).navigation.mainItems).toMatchObject([
      {
        text: 'Bilder',
        link: { url: '/' },
        subNaviOnly: true,
        flyoutGroups: [
          {
            flyoutGroupIdentifier: 'materials',
            type: 'circle',
            flyoutGroupItems: [
              {
                link: { url: '/leinwanddruck' },
                title: 'Leinwand',
                subnaviTitle: 'Auf Leinwand',
                typeOverride: 'square',
                isHeadlineItem: true,
                linkedPage: {
                  title: 'Story',
                  picture: { filename: 'leadimage/moon-1/motif.jpg', alt: 'Mond' },
                },
              },
              { link: { url: '' }, title: '', linkedPage: undefined },
            ],
            flyoutGroupItemsCustom: [{ title: 'Eigenes', link: { url: 'https://a.example/' } }],
          },
        ],
      },
    ]);
  });

  test('names each part that it writes, and writes no link that leads nowhere', () => {
    const linkedPage = (content: object) => ({ fullStoryData: { name: 'Story', content } });
    const flyoutGroupItems = [linkedPage({ title: 'Titel' }), linkedPage({ title: 5 })];
    const { navigation } = read({
      shops: [{ text: 'Karten', channel: 'kartenliebe' }],
      mainItems: [{ text: 'A', flyoutGroups: [{ flyoutGroupIdentifier: 'a', flyoutGroupItems }] }],
    });
    const group = 'mainItems/0/flyoutGroups/0';
    const item = { component: 'FlyoutItem', _uid: `${group}/flyoutGroupItems/0` };
    const content = { component: 'Page', _uid: `${item._uid}/fullStoryData`, title: 'Titel' };
    const encoded = sent(encodeNavigation(writing, navigation));
    expect(encoded).toMatchObject({
      component: 'Navigation',
      _uid: 'navigation',
      shops: [{ component: 'Shop', _uid: 'shops/0' }],
      mainItems: [
        { flyoutGroups: [{ flyoutGroupItems: [{ ...item, fullStoryData: { content } }, {}] }] },
      ],
    });
    // A linked page that cannot be read counts as missing.
    expect(JSON.stringify(encoded).match(/fullStoryData":/gu)).toHaveLength(1);
    expect(JSON.stringify(encoded)).not.toContain('"linktype"');
  });

  test('loses what is broken alone, and says what that is', () => {
    const link = linkTo('/kontakt');
    expect(
      reasons({
        shops: [{ link }, { text: 'Karten', channel: 'pets' }],
        headerItems: [
          { type: 'wishlist', text: 'Merkzettel', link },
          { type: 'service', text: 'Hilfe', link: { linktype: 'story', id: 'gone' } },
        ],
        mainItems: [
          { text: '' },
          { text: 'A', flyoutGroups: [{ flyoutGroupItems: [] }, { flyoutGroupIdentifier: 'a' }] },
          { text: 'B', alwaysShowSubNavi: 'yes' },
        ],
        hotline: [{ number: 'call us' }],
      }),
    ).toEqual([
      ['shops/0', expect.stringContaining('text')],
      ['shops/1', 'channel: unknown "pets"'],
      ['headerItems/0', 'type: unknown "wishlist"'],
      ['headerItems/1', 'link: it leads nowhere'],
      ['mainItems/0', expect.stringContaining('text')],
      ['mainItems/1/flyoutGroups/0', expect.stringContaining('flyoutGroupIdentifier')],
      ['mainItems/2', expect.stringContaining('alwaysShowSubNavi')],
      ['hotline/0', 'number: malformed-telephone "call us"'],
    ]);
  });

  test('refuses groups that nest too deep, and no level before', () => {
    const nested = (levels: number): object => ({
      flyoutGroupIdentifier: `level-${levels}`,
      flyoutGroupItems: [
        { storyblokTitle: 'A', ...(levels > 1 && { subFlyoutGroups: [nested(levels - 1)] }) },
      ],
    });
    const withLevels = (levels: number) =>
      reasons({ mainItems: [{ text: 'A', flyoutGroups: [nested(levels)] }] });
    expect(withLevels(deepestFlyoutGroup)).toEqual([]);
    expect(withLevels(deepestFlyoutGroup + 1)).toEqual([
      [expect.stringContaining('subFlyoutGroups'), 'subFlyoutGroups: it nests too deep'],
    ]);
  });

  test('refuses burger items below the third level', () => {
    const item = (...subItems: readonly object[]) => ({ text: 'A', subItems });
    expect(reasons({ burgerItems: [item(item(item()))] })).toEqual([]);
    expect(reasons({ burgerItems: [item(item(item(item())))] })).toEqual([
      ['burgerItems/0/subItems/0/subItems/0', 'subItems: it nests too deep'],
    ]);
  });

  test('has a wall-art item only with the titles of its groups', () => {
    const link = { linkText: 'Alle', link: linkTo('/') };
    const title = [{ title: 'Gruppe' }];
    const whole = {
      text: 'Wandbilder',
      all: [link],
      bestseller: title,
      premium: title,
      additionalProducts: title,
      materials: [
        { materialType: 'leinwand', ...link },
        { materialType: 'gold', ...link },
      ],
      productMatrix: [link],
    };
    expect(read({ wallArt: [whole] }).navigation.wallArt).toMatchObject({
      all: { text: 'Alle', url: '/' },
      materials: { leinwand: { text: 'Alle', url: '/' } },
    });
    expect(reasons({ wallArt: [whole] })).toEqual([
      ['wallArt/0/materials/1', 'materialType: unknown "gold"'],
    ]);
    const without = read({ wallArt: [{ ...whole, premium: [] }] });
    expect(without.navigation.wallArt).toBeUndefined();
    expect(without.refused.map(({ id }) => id)).toEqual(['wallArt/0']);
  });
});
