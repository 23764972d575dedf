/** Pictures that editors have uploaded, as the content service sends them. */
import { describe, expect, test } from 'vitest';

import { test as property } from '@fast-check/vitest';

import { decodeBlock, encodeBlock } from '../../../core/domain/content/block-codec.ts';
import { printSource } from '../../../core/domain/image/sources.ts';
import { anyAsset } from '../../arbitraries/pictures.ts';

/** A whole asset field of the delivery API. */
const asset = {
  id: 12_345_678,
  alt: 'Ein Fenster am Morgen',
  name: '',
  focus: '1500x1000:1501x1001',
  title: '',
  source: '',
  filename: 'https://a.storyblok.com/f/288868932106293/3000x2000/1f0c2d4b5a/window.jpg',
  copyright: '',
  fieldtype: 'asset',
  meta_data: { alt: 'Ein Fenster am Morgen', title: '', source: '', copyright: '' },
  is_external_url: false,
};

const reading = { folder: 'poster/de-DE', links: new Map<string, string>() };

const gallery = (picture: object) => ({
  component: 'Gallery',
  _uid: 'g',
  headline: '',
  items: [
    { component: 'GalleryPicture', _uid: 'a', picture },
    {
      component: 'GalleryPicture',
      _uid: 'b',
      picture: { filename: 'leadimage/moon-1/motif.jpg', alt: 'Mond' },
    },
  ],
});

const decode = (picture: object) => decodeBlock(reading, 'body/0', gallery(picture));

describe('a picture of the content space', () => {
  test.each([
    'https://a.storyblok.com',
    'https://a-us.storyblok.com',
    'https://a2-ap.storyblok.com',
    'https://a.storyblokchina.cn',
    '//a.storyblok.com',
    'https://assets.example.com',
  ])('at %s is fetched by the shop itself', (host) => {
    const { pathname } = new URL(asset.filename);
    const [block] = decode({ ...asset, filename: host + pathname });
    expect(block).toMatchObject({
      kind: 'gallery',
      items: [
        {
          picture: {
            source: 'asset/288868932106293/3000x2000/1f0c2d4b5a/window.jpg',
            alternative: 'Ein Fenster am Morgen',
          },
        },
        { picture: { source: 'leadimage/moon-1/motif.jpg' } },
      ],
    });
  });

  test.each([
    ['logo.svg', 'vector-not-taken "logo.svg"'],
    ['film.mp4', 'unknown-ending "mp4"'],
    ['ein bild.jpg', 'malformed-source'],
  ])('that is %s is refused with a reason', (file, reason) => {
    const filename = `https://a.storyblok.com/f/1/30x20/1f0c2d4b5a/${file}`;
    const blocks = decode({ ...asset, filename });
    expect(blocks).toMatchObject([
      { kind: 'gallery', items: [{ picture: { source: 'leadimage/moon-1/motif.jpg' } }] },
      { kind: 'refused', reason: expect.stringContaining(`picture: ${reason}`) },
    ]);
  });

  property.prop([anyAsset])('is read again as it was written', (source) => {
    const [block] = decode({ ...asset, filename: printSource(source) });
    if (block === undefined || block.kind === 'refused') throw new Error('refused');
    const writing = { folder: reading.folder, uuidOfSlug: () => undefined };
    expect(decodeBlock(reading, 'body/0', encodeBlock(writing, block))).toEqual([block]);
  });
});
