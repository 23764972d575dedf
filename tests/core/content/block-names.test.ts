/** The names of blocks and their fields, as the content service has them. */
import { emptyNewsletterStep } from '../../../core/domain/newsletter/newsletter-step.ts';
import { describe, expect, test } from 'vitest';

import { decodeBlock } from '../../../core/domain/content/block-codec.ts';
import type { StoryContext } from '../../../core/domain/content/story-links.ts';
import { reading } from './story-writer.ts';

const decode = (value: unknown, context: StoryContext = reading) =>
  decodeBlock(context, 'body/0', value);

describe('the names on the wire', () => {
  const linkText = 'Help';
  const picture = { filename: 'leadimage/moon-1/motif.jpg', alt: 'Moon' };
  const link = { linktype: 'story', id: 'uuid:/kontakt' };
  const text = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words' }] }],
  };
  const run = { kind: 'text', text: 'Words', isBold: false, isItalic: false, link: undefined };
  const words = [{ kind: 'paragraph', children: [run] }];
  const read = {
    picture: { source: picture.filename, alternative: 'Moon' },
    link: { text: linkText, url: '/kontakt' },
  };

  test.each([
    [
      {
        component: 'Teaser',
        headline: 'H',
        text: 'T',
        picture,
        linkText,
        link,
        photoOn: 'leinwand',
      },
      { kind: 'teaser', headline: 'H', text: 'T', photoOn: 'leinwand', ...read },
    ],
    [
      { component: 'RichText', headline: 'H', text },
      { kind: 'rich-text', headline: 'H', text: words },
    ],
    [
      {
        component: 'Calculator',
        headline: 'H',
        startLabel: 'S',
        product: 'framedMaterial',
        motif: picture,
        materials: [{ materialType: 'acrylglas', frameType: 'artbox' }],
        labels: [{ index: '3', text: 'TOP', backgroundColor: '#000', textColor: '#fff' }],
      },
      {
        kind: 'wall-picture',
        headline: 'H',
        startLabel: 'S',
        product: 'framedMaterial',
        motif: read.picture,
        materials: [{ materialType: 'acrylglas', frameType: 'artbox' }],
        labels: [{ index: 3, text: 'TOP', backgroundColor: '#000', textColor: '#fff' }],
      },
    ],
    [
      { component: 'UspTeaser', items: [{ icon: 'truck', text: 'T', linkText, link }] },
      { kind: 'usp', items: [{ icon: 'truck', text: 'T', link: read.link }] },
    ],
    [
      { component: 'Questions', headline: 'H', items: [{ question: 'Q', answer: text }] },
      { kind: 'questions', headline: 'H', items: [{ question: 'Q', answer: words }] },
    ],
    [
      { component: 'Accordion', headline: 'H', items: [{ title: 'T', text }] },
      { kind: 'accordion', headline: 'H', items: [{ title: 'T', text: words }] },
    ],
    [{ component: 'Breadcrumb' }, { kind: 'breadcrumb' }],
    [
      {
        component: 'Download',
        headline: 'H',
        items: [{ text: 'T', file: { filename: '/files/a.pdf' }, kilobytes: '240' }],
      },
      {
        kind: 'download',
        headline: 'H',
        items: [{ text: 'T', file: '/files/a.pdf', kilobytes: 240 }],
      },
    ],
    [
      { component: 'Gallery', headline: 'H', items: [{ picture, caption: 'C' }] },
      { kind: 'gallery', headline: 'H', items: [{ picture: read.picture, caption: 'C' }] },
    ],
    [
      {
        component: 'Hero',
        headline: 'H',
        text: 'T',
        picture,
        video: { filename: '/files/a.mp4' },
        linkText,
        link,
      },
      { kind: 'hero', headline: 'H', text: 'T', video: '/files/a.mp4', ...read },
    ],
    [
      { component: 'ImageText', headline: 'H', text, picture, pictureSide: 'end', linkText, link },
      { kind: 'image-text', headline: 'H', text: words, pictureSide: 'end', ...read },
    ],
    [
      { component: 'NavigationLinks', headline: 'H', group: 'g', links: [{ linkText, link }] },
      { kind: 'navigation-links', headline: 'H', group: 'g', links: [read.link] },
    ],
    [
      {
        component: 'Table',
        caption: 'C',
        hasRowNames: true,
        cells: {
          fieldtype: 'table',
          thead: [{ value: 'A' }, { value: 'B' }],
          tbody: [{ body: [{ value: '1' }] }, { body: [{ value: ' ' }] }],
        },
      },
      {
        kind: 'table',
        caption: 'C',
        hasRowNames: true,
        cells: { header: ['A', 'B'], rows: [['1', '']] },
      },
    ],
    [
      {
        component: 'TrustRow',
        headline: 'H',
        items: [{ icon: 'truck', title: 'T', text: 'X', linkText, link }],
      },
      {
        kind: 'trust',
        headline: 'H',
        items: [{ icon: 'truck', title: 'T', text: 'X', link: read.link }],
      },
    ],
    [
      {
        component: 'Video',
        headline: 'H',
        title: 'T',
        text: 'X',
        file: { filename: '/files/a.mp4' },
        poster: picture,
        captions: { filename: '/files/a.vtt' },
      },
      {
        kind: 'video',
        headline: 'H',
        title: 'T',
        text: 'X',
        file: '/files/a.mp4',
        poster: read.picture,
        captions: '/files/a.vtt',
      },
    ],
    [
      { component: 'Tiles', headline: 'H', items: [{ text: 'T', picture, linkText, link }] },
      { kind: 'tiles', headline: 'H', items: [{ text: 'T', ...read }] },
    ],
    [
      {
        component: 'ProductTiles',
        headline: 'H',
        items: [
          { text: 'T', picture, linkText, link, materialType: 'acrylglas', frameType: 'artbox' },
          { text: '', picture, linkText, link },
        ],
      },
      {
        kind: 'product-tiles',
        headline: 'H',
        items: [
          { text: 'T', ...read, materialType: 'acrylglas', frameType: 'artbox' },
          { text: '', ...read, materialType: undefined, frameType: undefined },
        ],
      },
    ],
    [
      {
        component: 'LastOrders',
        headline: 'H',
        items: [
          { linkText, link, materialType: 'poster', frameType: 'holzrahmen' },
          { linkText, link, materialType: 'leinwand' },
        ],
      },
      {
        kind: 'last-orders',
        headline: 'H',
        items: [
          { link: read.link, materialType: 'poster', frameType: 'holzrahmen' },
          { link: read.link, materialType: 'leinwand', frameType: undefined },
        ],
      },
    ],
    [
      {
        component: 'MaterialComparison',
        headline: 'H',
        text: 'T',
        formatType: '600x400',
        items: [
          {
            materialType: 'leinwand',
            weight: 'W',
            light: 'L',
            rooms: 'R',
            care: 'C',
            linkText,
            link,
          },
        ],
      },
      {
        kind: 'material-comparison',
        headline: 'H',
        text: 'T',
        formatType: '600x400',
        items: [
          {
            materialType: 'leinwand',
            frameType: undefined,
            weight: 'W',
            light: 'L',
            rooms: 'R',
            care: 'C',
            link: read.link,
          },
        ],
      },
    ],
    [
      {
        component: 'Reviews',
        headline: 'H',
        rating: '4,7',
        count: '1234',
        source: 'S',
        linkText,
        link,
        quotes: [{ text: 'Q', author: 'A' }],
      },
      {
        kind: 'reviews',
        headline: 'H',
        rating: 470,
        count: 1234,
        source: 'S',
        link: read.link,
        quotes: [{ text: 'Q', author: 'A' }],
      },
    ],
    [
      {
        component: 'Countdown',
        headline: 'H',
        text: 'T',
        lodStart: '2026-12-01T00:00:00Z',
        lodEnd: '2026-12-18T13:00:00Z',
      },
      {
        kind: 'countdown',
        headline: 'H',
        text: 'T',
        lodStart: '2026-12-01T00:00:00Z',
        lodEnd: '2026-12-18T13:00:00Z',
        safetyLodEnd: undefined,
        expressLodEnd: undefined,
        saturdayLodEnd: undefined,
      },
    ],
    [
      { component: 'Newsletter', headline: 'H', text: 'T', consent: 'C', linkText, link },
      {
        kind: 'newsletter',
        headline: 'H',
        text: 'T',
        consent: 'C',
        link: read.link,
        step: emptyNewsletterStep,
      },
    ],
    [
      {
        component: 'ContactPersons',
        headline: 'H',
        text: 'T',
        persons: [
          {
            uuid: 'ada',
            content: { component: 'ContactPerson', name: 'Ada', role: 'Service', telephone: '1' },
          },
          'gone',
        ],
      },
      {
        kind: 'contact-persons',
        headline: 'H',
        text: 'T',
        persons: {
          ids: ['ada', 'gone'],
          found: [
            {
              id: 'ada',
              name: 'Ada',
              role: 'Service',
              telephone: '1',
              email: undefined,
              picture: undefined,
            },
          ],
        },
      },
    ],
    [
      {
        component: 'AbTest',
        flag: '967_nudging',
        on: [{ component: 'RichText', _uid: 'a', headline: 'H', text }],
        off: [],
      },
      {
        kind: 'ab',
        flag: '967_nudging',
        on: [{ kind: 'rich-text', id: 'a', headline: 'H', text: words }],
        off: [],
      },
    ],
  ])('are those that editors fill in: %j', (story, block) => {
    expect(decode({ ...story, _uid: 'x' })).toEqual([{ ...block, id: 'x' }]);
  });
});
