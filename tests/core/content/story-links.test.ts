/** Links as the content service has them: to a story by its uuid, to a mailbox, or to an address. */
import { expect, test } from 'vitest';

import { encodeMarkedUrl, encodeUrl } from '../../../core/domain/content/story-links.ts';
import { folder, writing } from './story-writer.ts';

const fullSlug = `${folder}/pages/kontakt`;
const none = { anchor: null, uuid: null };
const empty = { fieldtype: 'multilink', id: '', url: '', cached_url: '' };

type Written = readonly [field: object, mark: object];

const toStory = (anchor: string): Written => [
  { ...empty, linktype: 'story', id: 'uuid:/kontakt', cached_url: fullSlug, anchor },
  { linktype: 'story', uuid: 'uuid:/kontakt', href: `/${fullSlug}`, anchor, target: '_self' },
];

const toAddress = (url: string): Written => [
  { ...empty, linktype: 'url', url, cached_url: url },
  { ...none, linktype: 'url', href: url, target: '_self' },
];

const toMailbox = (email: string): Written => [
  { ...empty, linktype: 'email', email },
  { ...none, linktype: 'email', href: email },
];

const links: readonly (readonly [url: string, written: Written])[] = [
  ['/kontakt', toStory('')],
  ['/kontakt#mail', toStory('mail')],
  ['mailto:a@example.com', toMailbox('a@example.com')],
  // An unknown story, or a path outside the site.
  ...['/gone', 'kontakt', '#oben', 'https://example.com/?to=mailto:'].map(
    (url) => [url, toAddress(url)] as const,
  ),
];

test.each(links)('%s is written as a field, and as a mark of a text', (url, [field, mark]) => {
  expect(encodeUrl(writing, url)).toEqual(field);
  expect(encodeMarkedUrl(writing, url)).toEqual(mark);
});
