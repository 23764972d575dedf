/** When an article of the magazine appeared, how long it is, and what search engines read of it. */
import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { publicationPart } from '../../../core/domain/content/publication.ts';
import { readingMinutes } from '../../../core/domain/content/reading-time.ts';
import { articleData } from '../../../core/domain/content/structured-data.ts';
import { E } from '../../../core/fp.ts';

const place = { context: { folder: '', links: new Map() }, id: 'p' };
const fields = { publishedOn: '2026-09-14', minutes: '3' };
const decode = (more: object) => publicationPart.decode(place, { ...fields, ...more });

describe('a publication', () => {
  test('has days of the calendar, the second of which may be missing', () => {
    expect(decode({ updatedOn: '' })).toMatchObject({
      right: { value: { publishedOn: '2026-09-14', updatedOn: undefined, minutes: 3 } },
    });
    expect(E.isRight(decode({ updatedOn: '2028-02-29' }))).toBe(true);
  });

  test.each([
    { publishedOn: '' },
    { publishedOn: '14.9.2026' },
    { publishedOn: '2026-02-30' },
    { updatedOn: '2026-13-01' },
    { updatedOn: 'soon' },
  ])('is refused with %o', (more) => {
    expect(E.isLeft(decode(more))).toBe(true);
  });
});

describe('reading', () => {
  property.prop([fc.nat(3000), fc.nat(3000)])(
    'takes at least a minute, and longer for more words, however they are divided',
    (first, second) => {
      const words = (count: number) => 'größer '.repeat(count);
      const both = readingMinutes([words(first), words(second)]);
      expect(both).toBe(Math.max(1, Math.round((first + second) / 200)));
      expect(readingMinutes([words(first + second)])).toBe(both);
    },
  );
});

test('an article was last changed when it appeared, or when it says', () => {
  const publication = { publishedOn: '2026-09-14', updatedOn: undefined, minutes: 3 };
  const said = {
    headline: 'On walls',
    description: 'How high',
    image: ['https://a.example/a.jpg'],
    mainEntityOfPage: 'https://a.example/magazine/walls',
    inLanguage: 'en-GB',
  } as const;
  const company = 'https://a.example/#organization';
  expect(articleData(publication, company, said)).toEqual({
    '@type': 'Article',
    ...said,
    datePublished: '2026-09-14',
    dateModified: '2026-09-14',
    author: { '@id': company },
    publisher: { '@id': company },
  });
  const updated = { ...publication, updatedOn: '2026-11-02' };
  expect(articleData(updated, company, said).dateModified).toBe('2026-11-02');
});
