import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { type DesignerBases } from '../../../core/domain/catalogue/designers.ts';
import { embeddedDesignerBases } from '../../../server/embedded-addresses.ts';
import {
  readDesignerAddress,
  type DesignerAddressError,
} from '../../../core/domain/designer/designer-address.ts';
import { designerUrl, parseDesignerUrl } from '../../../core/domain/products/designer-url.ts';
import { printDesignerQuery } from '../../../core/domain/products/hand-off.ts';
import type { DesignerHandOff } from '../../../core/domain/products/products-by-designer.ts';
import { parameterPairs, parameterText } from '../../../core/domain/designer/parameter-source.ts';
import { wallPictureUrl } from '../../../core/domain/products/wall-picture/chosen-wall-picture.ts';
import { isInVocabulary } from '../../../core/domain/products/designer-vocabulary.ts';
import { E } from '../../../core/fp.ts';
import { handOffNow } from '../../arbitraries/designer.ts';
import { anyDesignerHandOff } from '../../arbitraries/hand-off.ts';
import { anyChosenWallPicture } from '../../arbitraries/chosen-wall-picture.ts';
import { anyChannel } from '../../arbitraries/locale.ts';
import { anyWebPath, anyWebUrl } from '../../arbitraries/web-address.ts';

const defaults = { now: handOffNow, channel: 'poster' } as const;

const hostBases: DesignerBases = {
  ...embeddedDesignerBases,
  calendar: 'https://designer.example/app?product=calendar&x=a%20b',
  card: 'https://designer.example/app?product=card',
  collage: 'https://designer.example/app?product=collage',
  'photo-frame': 'https://designer.example/app',
  photobook: 'http://books.example:8080/',
  photobox: '//boxes.example/photo#start',
};

const anyBases = fc.constantFrom<DesignerBases>(
  embeddedDesignerBases,
  hostBases,
  { ...embeddedDesignerBases, card: 'karten/designer?shop=1&flag' },
  { ...hostBases, card: '/karten?locale=de-DE&themeId=9&a=%zz&&b' },
);

const urlOf = (bases: DesignerBases, handOff: DesignerHandOff): string => {
  const url = designerUrl(bases, handOff);
  if (E.isLeft(url)) throw new Error(url.left.kind);
  return url.right;
};

const absolute = (url: string): URL => new URL(url, 'https://shop.example');

describe('the address of a hand-off', () => {
  property.prop([anyBases, anyDesignerHandOff, anyChannel])(
    'reads back as the hand-off, in each channel',
    (bases, handOff, channel) => {
      const url = urlOf(bases, handOff);
      expect(parseDesignerUrl(bases, url, { ...defaults, channel })).toEqual(E.right(handOff));
    },
  );

  property.prop([anyDesignerHandOff])(
    'reads back on any host where the base is relative',
    (handOff) => {
      const url = absolute(urlOf(embeddedDesignerBases, handOff)).href;
      expect(parseDesignerUrl(embeddedDesignerBases, url, defaults)).toEqual(E.right(handOff));
    },
  );

  property.prop([anyBases, anyDesignerHandOff])(
    'keeps the base’s own query and hash, and adds the vocabulary alone',
    (bases, handOff) => {
      const base = absolute(bases[handOff.designer]);
      const url = absolute(urlOf(bases, handOff));
      const isOwn = ([name]: readonly [string, string]) => !isInVocabulary(handOff.designer, name);
      expect([...url.searchParams].filter(isOwn)).toEqual([...base.searchParams].filter(isOwn));
      expect([...url.searchParams].filter((pair) => !isOwn(pair))).toEqual(
        printDesignerQuery(handOff),
      );
      expect([url.origin, url.pathname, url.hash]).toEqual([base.origin, base.pathname, base.hash]);
    },
  );

  property.prop([anyChosenWallPicture])('of a photo frame is the product page’s own', (handOff) => {
    const whole = { designer: 'photo-frame', ...handOff, optionTypes: [] } as const;
    const base = embeddedDesignerBases['photo-frame'];
    expect(urlOf(embeddedDesignerBases, whole)).toBe(wallPictureUrl(base, handOff));
  });

  test('is written with readable brackets', () => {
    const handOff = {
      designer: 'photobox',
      type: 'max',
      format: '150x100',
      paper: 'simple',
      amount: 48,
      locale: 'en-US',
    } as const;
    expect(urlOf({ ...embeddedDesignerBases, photobox: '/box?&a=1&locale=x#top' }, handOff)).toBe(
      '/box?a=1&productType=photobox&photoboxType=max&photoboxFormat[width]=150' +
        '&photoboxFormat[height]=100&paperType=simple&locale=en-US#top',
    );
  });
});

describe('a base', () => {
  const refused = (address: string): DesignerAddressError | undefined => {
    const bases = { ...embeddedDesignerBases, photobox: address };
    const url = designerUrl(bases, {
      designer: 'photobox',
      type: 'max',
      format: '150x100',
      paper: 'simple',
      amount: 48,
      locale: 'en-US',
    });
    return E.isLeft(url) ? url.left : undefined;
  };

  test.each([
    ['javascript:alert(1)', 'unsafe-protocol'],
    ['JavaScript:alert(1)', 'unsafe-protocol'],
    ['data:text/html,x', 'unsafe-protocol'],
    ['ftp://designer.example', 'unsafe-protocol'],
    ['mailto:designer@example.org', 'unsafe-protocol'],
    ['java\tscript:alert(1)', 'unparsable'],
    [' /configurator-photobox', 'unparsable'],
    ['\\\\evil.example', 'unparsable'],
    ['/a\u0000b', 'unparsable'],
    ['/a\u007fb', 'unparsable'],
    ['', 'unparsable'],
    ['https://', 'unparsable'],
    ['https://[', 'unparsable'],
  ])('%j is refused as %s', (address, kind) => {
    expect(refused(address)).toEqual({ kind, address });
  });

  test.each([
    '/',
    'box',
    '/karten:neu',
    '?x=1',
    '#top',
    'HTTPS://designer.example',
    'http://localhost:3000/a~b',
  ])('%j is fine', (address) => {
    expect(refused(address)).toBeUndefined();
  });

  property.prop([fc.oneof(fc.string(), anyWebUrl, anyWebUrl, anyWebPath), anyDesignerHandOff])(
    'with any values gives an address of the web, or a refusal',
    (address, handOff) => {
      const bases = { ...embeddedDesignerBases, [handOff.designer]: address };
      const url = designerUrl(bases, handOff);
      if (E.isLeft(url)) expect(url.left.address).toBe(address);
      else {
        expect(absolute(url.right).protocol).toMatch(/^https?:$/u);
        expect(absolute(url.right).origin).toBe(absolute(address).origin);
      }
    },
  );
});

describe('an address', () => {
  const kindAt = (bases: DesignerBases, url: string): string => {
    const parsed = parseDesignerUrl(bases, url, defaults);
    return E.isLeft(parsed) ? parsed.left.kind : parsed.right.designer;
  };

  test.each([
    ['https://designer.example/app?product=card&themeId=7&locale=de-DE', 'card'],
    ['https://designer.example/app/?themeId=7&locale=de-DE&product=card', 'card'],
    ['https://designer.example/app?product=cards&themeId=7&locale=de-DE', 'missing'],
    ['https://designer.example/app?other=card&themeId=7&locale=de-DE', 'missing'],
    ['https://designer.example/app?product=card&locale=de-DE', 'missing'],
    ['http://designer.example/app?product=card&themeId=7&locale=de-DE', 'not-a-designer'],
    ['https://designer.example/apps?themeId=7&locale=de-DE', 'not-a-designer'],
    ['/app?product=card&themeId=7&locale=de-DE', 'not-a-designer'],
    ['http://books.example:8080?photobookType=fotoheft&locale=de-DE', 'photobook'],
    ['javascript:alert(1)', 'unsafe-protocol'],
    ['', 'unparsable'],
  ])('%s is %s', (url, kind) => {
    expect(kindAt(hostBases, url)).toBe(kind);
  });

  test('of none of the designers is named in the refusal', () => {
    expect(parseDesignerUrl(hostBases, '/wandbilder', defaults)).toEqual(
      E.left({ kind: 'not-a-designer', address: '/wandbilder' }),
    );
  });

  test('belongs to the base that says more, whichever comes first', () => {
    const calendarSaysMore = {
      ...embeddedDesignerBases,
      calendar: '/d?app=1&calendar=1',
      card: '/d?app=1',
    };
    const cardSaysMore = {
      ...embeddedDesignerBases,
      calendar: '/d?app=1',
      card: '/d?app=1&card=1',
    };
    const card = 'themeId=7&locale=de-DE';
    expect(kindAt(calendarSaysMore, `/d?app=1&${card}`)).toBe('card');
    expect(kindAt(cardSaysMore, `/d?app=1&card=1&${card}`)).toBe('card');
  });

  test('belongs to the first product where bases are equal', () => {
    const same = { ...embeddedDesignerBases, calendar: '/d', card: '/d' };
    expect(kindAt(same, '/d?calendarType=wandkalender&locale=de-DE')).toBe('calendar');
  });

  test('is never of a designer whose base is unsafe', () => {
    const bases = { ...embeddedDesignerBases, card: 'javascript:1' };
    expect(kindAt(bases, '/1?themeId=7&locale=de-DE')).toBe('not-a-designer');
    expect(kindAt(bases, '/configurator-photobook?photobookType=fotoheft&locale=de-DE')).toBe(
      'photobook',
    );
  });

  test('need not say what its base says in the designer’s own words', () => {
    const bases = { ...embeddedDesignerBases, card: '/karten?a=1&locale=de-DE&themeId=9' };
    expect(kindAt(bases, '/karten?a=1&themeId=7&locale=fr-CH')).toBe('card');
  });

  property.prop([anyBases, fc.oneof(fc.string(), anyWebUrl)])(
    'never throws on any values',
    (bases, url) => {
      expect(E.isLeft(parseDesignerUrl(bases, url, defaults))).toBe(true);
    },
  );

  property.prop([anyWebUrl])('is taken apart without loss', (address) => {
    const read = readDesignerAddress(address);
    if (E.isLeft(read)) throw new Error(read.left.kind);
    const { beginning, rawPairs, hash, origin } = read.right;
    const query = rawPairs.length === 0 ? '' : `?${rawPairs.join('&')}`;
    expect(new URL(`${beginning}${query}${hash}`).href.replace(/[?#&]+/gu, '')).toBe(
      new URL(address).href.replace(/[?#&]+/gu, ''),
    );
    expect(origin).toBe(new URL(address).origin);
  });
});

describe('a source of parameters', () => {
  test('is a record as its query would be', () => {
    expect(
      parameterPairs({
        themeId: 7,
        isSample: true,
        tag: '',
        a: null,
        b: ['x', '', 'y'],
        c: { d: 1 },
      }),
    ).toEqual([
      ['themeId', '7'],
      ['isSample', 'true'],
      ['b[]', 'x'],
      ['b[]', 'y'],
      ['c[d]', '1'],
    ]);
  });

  const anyPairs = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string()));

  property.prop([anyPairs])('is pairs as they are, in a list or a query', (pairs) => {
    expect(parameterPairs(pairs)).toEqual(pairs);
    const query = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
    expect(parameterPairs(query)).toEqual([...query]);
    expect(parameterPairs(`?${query.toString()}`)).toEqual([...query]);
  });

  property.prop([fc.string(), fc.array(fc.string({ minLength: 1 })), fc.string()])(
    'has the first text of a name, also of a list',
    (name, texts, later) => {
      const list = parameterPairs({ [name]: texts });
      expect(
        parameterText(
          texts.map((text) => [`${name}[]`, text]),
          name,
        ),
      ).toBe(texts[0]);
      expect(parameterText([...list, [name, later]], `${name}x`)).toBeUndefined();
      expect(
        parameterText(
          [
            [name, later],
            [`${name}[]`, 'x'],
          ],
          name,
        ),
      ).toBe(later || undefined);
    },
  );
});
