/** The crawl of links on shops of a few lines: it follows all, and finds each planted fault. */
import { describe, expect, test } from 'vitest';

import { crawlLinks, type Answered } from '../../../scripts/crawl/crawl-links.ts';
import { readHtml, readSitemap } from '../../../scripts/crawl/read-html.ts';
import { remembering, type Answers } from '../../../scripts/crawl/shop-crawl.ts';

const origin = 'http://shop.test';

const html = (body: string): Answered => ({
  status: 200,
  location: undefined,
  type: 'text/html; charset=utf-8',
  text: `<!DOCTYPE html><html lang="de-DE"><head><title>a</title><meta name="robots" content="noindex"></head><body><main><h1>a</h1>${body}</main></body></html>`,
});

const redirect = (location: string): Answered => ({ status: 301, location, type: '', text: '' });

const missing: Answered = { ...html('<a href="/">home</a>'), status: 404 };

/** Crawls a shop whose paths answer as given; all others are 404. */
const crawled = async (answers: Readonly<Record<string, Answered>>, most = Infinity) => {
  const asked: string[] = [];
  const result = await crawlLinks({
    ask: (address) => {
      asked.push(address);
      const known = Object.entries(answers).find(([path]) => `${origin}${path}` === address);
      return Promise.resolve(known?.[1] ?? missing);
    },
    seeds: [`${origin}/`],
    isOurs: (address) => address.startsWith(origin) || address.startsWith('http://sister.test'),
    isCrawled: (address) => address.startsWith(origin),
    width: 3,
    isOver: () => asked.length >= most,
  });
  return { ...result, asked };
};

describe('a crawl of links', () => {
  test('asks every address once, however many pages name it', async () => {
    const { asked, pages, faults } = await crawled({
      '/': html('<a href="/a">a</a><a href="/b">b</a>'),
      '/a': html('<a href="/b">b</a><a href="/">home</a>'),
      '/b': html(
        '<a href="/a#top">a</a><a href="mailto:a@b.c">mail</a><a href="//other.test">o</a>',
      ),
    });
    expect(asked.toSorted()).toEqual([`${origin}/`, `${origin}/a`, `${origin}/b`]);
    expect(pages).toEqual([`${origin}/`, `${origin}/a`, `${origin}/b`]);
    expect(faults).toEqual([]);
  });

  test('finds what is dead, in any tag that names an address, and says where', async () => {
    const { faults } = await crawled({
      '/': html(
        '<link rel="canonical" href="/c"><link rel="alternate" href="/d"><link rel="icon" href="/e">' +
          '<a href="/gone">gone</a><form action="/f"></form><form method="post" action="/g"></form>',
      ),
    });
    expect(faults.map(({ kind, address }) => `${kind} ${address}`).toSorted()).toEqual(
      ['c', 'd', 'e', 'f', 'gone'].map((path) => `dead ${origin}/${path}`),
    );
    expect(faults[0]?.from).toEqual([`${origin}/`]);
  });

  test('finds a place that is not on the page that a hash names', async () => {
    const { faults } = await crawled({
      '/': html('<a href="#here">1</a><a href="/a#there">2</a><a href="/a#gr%C3%B6%C3%9Fe">3</a>'),
      '/a': html('<p id="größe"></p>'),
    });
    expect(faults.map(({ kind, message }) => `${kind}: ${message}`).toSorted()).toEqual([
      'no-place: no place #here',
      'no-place: no place #there',
    ]);
  });

  test('lets two redirects pass, not three, and none in a head', async () => {
    const { faults, redirects } = await crawled({
      '/': html('<a href="/two">2</a><a href="/three">3</a><link rel="canonical" href="/one">'),
      '/three': redirect('/two'),
      '/two': redirect('/one'),
      '/one': redirect('/'),
    });
    expect(redirects).toBe(3);
    expect(faults.map(({ kind, address }) => `${kind} ${address}`).toSorted()).toEqual([
      `head ${origin}/one`,
      `redirects ${origin}/three`,
    ]);
  });

  test('ends where redirects go round', async () => {
    const { faults } = await crawled({
      '/': html('<a href="/round">round</a>'),
      '/round': redirect('/round'),
    });
    expect(faults).toMatchObject([{ kind: 'dead', address: `${origin}/round` }]);
  });

  test('says once what is wrong with the HTML of many pages', async () => {
    const { faults } = await crawled({
      '/': html('<a href="/a">a</a><a href="/a?x=1">x</a><a href="/b">b</a><p>NaN</p>'),
      '/a': html('<p>NaN</p>'),
      '/a?x=1': html('<p>NaN</p>'),
      '/b': html(''),
    });
    expect(faults).toEqual([
      {
        kind: 'html',
        address: `${origin}/`,
        message: 'a value is missing in p: NaN',
        from: [`${origin}/`, `${origin}/a`, `${origin}/a?x=1`],
      },
    ]);
  });

  test('compares the heads of the pages that it read', async () => {
    const alternate = '<link rel="canonical" href=""><link rel="alternate" href="/a">';
    const { faults } = await crawled({ '/': html(alternate), '/a': html('') });
    expect(faults.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      'head: not among its own versions',
      `head: its version ${origin}/a does not name it`,
    ]);
  });

  test('asks nothing more when the time is over, says so, and tells what it found', async () => {
    const answers = {
      '/': html('<a href="/gone">g</a><a href="/a">a</a>'),
      '/a': html('<p>NaN</p>'),
    };
    const { asked, isWhole, faults } = await crawled(answers, 2);
    expect(isWhole).toBe(false);
    expect(asked).toEqual([`${origin}/`, `${origin}/a`]);
    expect(faults).toMatchObject([{ kind: 'html', address: `${origin}/a` }]);
    expect((await crawled(answers, 3)).isWhole).toBe(true);
  });

  test('does not go through combinations of choices', async () => {
    const choices = html('<a href="/a?x=1&y=2">both</a><a href="/b">b</a>');
    const { asked } = await crawled({
      '/': html('<a href="/a?x=1">x</a>'),
      '/a?x=1': choices,
      '/b': html(''),
    });
    expect(asked).toEqual([`${origin}/`, `${origin}/a?x=1`, `${origin}/b`]);
  });

  test('asks other sites of the shop, and follows nothing there', async () => {
    const { asked, pages } = await crawled({ '/': html('<a href="http://sister.test/">s</a>') });
    expect(asked).toEqual([`${origin}/`, 'http://sister.test/']);
    expect(pages).toEqual([`${origin}/`]);
  });
});

test('a page is read with its links, heads and places', () => {
  const { addresses, places } = readHtml(
    '<a name="old"></a><template><a href="/not-there">x</a></template><a href="/a&amp;b">x</a><i id="new"></i>',
  );
  expect(addresses).toEqual([{ as: 'link', href: '/a&b' }]);
  expect([...places]).toEqual(['old', 'new']);
});

test('the files that a page loads are read, without its pictures', () => {
  const { addresses } = readHtml(
    '<link rel="stylesheet" href="/a.css"><link rel="me" href="/no"><link rel="modulepreload" href="/b.js">' +
      '<script src="/a.js"></script><script></script><img src="/no.jpg" alt="">',
  );
  expect(addresses.map(({ as, href }) => `${as} ${href}`)).toEqual([
    'file /a.css',
    'file /b.js',
    'file /a.js',
  ]);
});

test('addresses of other sites are asked once in many crawls, those of crawled ones in each', async () => {
  const asked: string[] = [];
  const answers: Answers = new Map();
  const ask = async (address: string): Promise<Answered> => {
    asked.push(address);
    return html(address);
  };
  const first = remembering(ask, (address) => address.startsWith(origin), answers);
  const second = remembering(ask, (address) => !address.startsWith(origin), answers);
  expect((await first(`${origin}/a`)).text).toContain(`${origin}/a`);
  expect(await second(`${origin}/a`)).toMatchObject({ status: 200, text: '' });
  await first('http://sister.test/');
  expect((await second('http://sister.test/')).text).toContain('sister');
  expect(asked).toEqual([`${origin}/a`, 'http://sister.test/', 'http://sister.test/']);
});

test('a sitemap is read with its addresses alone', () => {
  const xml =
    '<urlset><url><loc> http://shop.test/?a=1&amp;b=2 </loc><image:image><image:loc>no</image:loc></image:image></url></urlset>';
  expect(readSitemap(xml)).toEqual(['http://shop.test/?a=1&b=2']);
});
