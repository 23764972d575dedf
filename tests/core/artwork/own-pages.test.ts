import { describe, expect, test } from 'vitest';

import type { Artwork, ArtworkObject } from '../../../core/domain/artwork/artwork.ts';
import {
  artworkTypesetting,
  drawOwnPages,
  photoMarkup,
} from '../../../core/domain/artwork/own-pages.ts';
import { E } from '../../../core/fp.ts';
import { cardPage, squareType } from '../../arbitraries/artwork.ts';

const box = { left: 10_000, top: 20_000, width: 40_000, height: 30_000 };

const slot = (id: string): ArtworkObject => ({
  kind: 'picture',
  id,
  box,
  shape: { kind: 'rectangle' },
  colour: 'photo',
});

const words = (text: string): ArtworkObject => ({
  kind: 'text',
  id: text,
  role: 'names',
  box,
  style: 'small',
  text,
  turns: 0,
  layer: 'ink',
});

const style = {
  font: 'cormorant',
  size: 5_000,
  lineHeight: 1_000,
  tracking: 0,
  colour: 'ink',
  alignment: 'start',
  placement: 'top',
  letters: 'typed',
} as const;

const artwork: Artwork = {
  pages: [
    { ...cardPage, name: 'front', objects: [slot('one'), words('Anna')] },
    { ...cardPage, name: 'back', objects: [words('Straße'), slot('other')] },
  ],
  styles: { small: style, other: { ...style, font: 'jost' }, large: style },
  variants: {
    day: { ink: '#111111', paper: '#fefefe', photo: '#dddddd' },
    night: { ink: '#ffffff', paper: '#000000', photo: '#222222' },
  },
};

const photo = {
  source: 'blob:a&b',
  size: { width: 1_600, height: 1_200 },
  framing: { x: 0.5, y: 0.5, zoom: 1 },
};

const image =
  '<svg x="10000" y="20000" width="40000" height="30000" viewBox="0 0 1600 1200" preserveAspectRatio="none"><image href="blob:a&amp;b" width="1600" height="1200" preserveAspectRatio="none"/></svg>';

describe('pages with a photo of one’s own', () => {
  test('show it in all slots, in the usual colours, cut as their sheets, with ids of their own', () => {
    const drawn = drawOwnPages(artwork, { photos: [photo], language: 'de' }, () => squareType);
    const pages = E.isRight(drawn) ? [...drawn.right] : [];
    expect(pages.map(([name]) => name)).toEqual(['front', 'back']);
    for (const [name, { markup, ...page }] of pages) {
      expect(page).toEqual({
        edge: 'M0 0L115000 0L115000 168000L0 168000Z',
        width: 115_000,
        height: 168_000,
      });
      expect(markup).toContain(image);
      expect(markup).toContain(`<clipPath id="own-${name}-clip`);
      expect(markup).toContain('#fefefe');
      expect(markup).not.toContain('#dddddd');
    }
    const absent = drawOwnPages(artwork, { photos: [photo], language: 'de' }, () => undefined);
    expect(E.isLeft(absent) && absent.left.kind).toBe('absent-typeface');
  });

  test('show as much of it as fills the slot', () => {
    const crop = { left: 1, top: 2, width: 3, height: 4 };
    expect(
      photoMarkup({
        kind: 'picture',
        object: 'one',
        clip: [],
        box,
        crop,
        ...photo,
      }),
    ).toBe(image.replace('0 0 1600 1200', '1 2 3 4'));
  });

  test('are set in each typeface once, in words as typed and in capitals', () => {
    expect(artworkTypesetting(artwork)).toEqual({
      typefaces: ['cormorant', 'jost'],
      text: 'Anna\nStraße\nANNA\nSTRASSE',
    });
  });
});
