/** Links as the content service has them: to a story by its uuid, to a mailbox, or to an address. */
import { expect, test } from 'vitest';

import { encodeMarkedUrl, encodeUrl } from '../../../core/domain/content/story-links.ts';
import { folder, writing } from './story-writer.ts';

const fullSlug = `${folder}/pages/kontakt`;
const none = { anchor: null, uuid: null };
const empty = { fieldtype: 'multilink', id: '', url: '', cached_url: '' };

const toStory = (anchor: string) => [
  { ...empty, linktype: 'story', id: 'uuid:/kontakt', cached_url: fullSlug, anchor },
  { linktype: 'story', uuid: 'uuid:/kontakt', href: `/${fullSlug}`, anchor, target: '_self' },
];

const toAddress = (url: string) => [
  { ...empty, linktype: 'url', url, cached_url: url },
  { ...none, linktype: 'url', href: url, target: '_self' },
];

const toMailbox = (email: string) => [
  { ...empty, linktype: 'email', email },
  { ...none, linktype: 'email', href: email },
];

test.each([
  ['/kontakt', toStory('')],
  ['/kontakt#mail', toStory('mail')],
  ['mailto:a@example.com', toMailbox('a@example.com')],
  // There is no such story, or it is no path of the site.
  ...['/gone', 'kontakt', '#oben', 'https://example.com/?to=mailto:'].map(
    (url) => [url, toAddress(url)] as const,
  ),
])('%s is written as a field, and as a mark of a text', (url, [field, mark]) => {
  expect(encodeUrl(writing, url)).toEqual(field);
  expect(encodeMarkedUrl(writing, url)).toEqual(mark);
});
