import { expect, test } from 'vitest';

import { readKeptArticle } from '../../../core/domain/products/kept-article.ts';
import { E } from '../../../core/fp.ts';
import type { PictureUpload, PictureUploads } from '../../../core/ports/picture-uploads.ts';
import { showArticles } from '../../../core/usecases/show-articles.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryPersonalisations } from '../../fakes/personalisations.ts';
import { memoryPictureUploads } from '../../fakes/picture-uploads.ts';

/** A canvas with the photo of an upload, or without one. */
const canvas = (photo: string | undefined) => {
  const query = [
    'materialType=leinwand&formatType=600x400&locale=de-DE',
    ...(photo === undefined ? [] : [`customerPicture=${photo}`]),
  ].join('&');
  return readKeptArticle({ designer: 'photo-frame', query }, 'de-DE', {
    channel: 'poster',
    now: 0,
  });
};

const arrived: Readonly<Record<string, Pick<PictureUpload, 'picture'>>> = {
  beach: { picture: { type: 'jpg', size: { width: 3000, height: 2000 } } },
  broken: { picture: { type: 'jpg', size: { width: 0, height: 2000 } } },
  begun: {},
};

test('articles are shown in their order, each photo looked up once', async () => {
  const asked: string[] = [];
  const pictureUploads: PictureUploads = {
    ...memoryPictureUploads(),
    find: (id) => async () => {
      asked.push(id);
      return Object.hasOwn(arrived, id)
        ? E.right({ id, byteCount: 2, offset: 1, ...arrived[id] })
        : E.left({ kind: 'upload-not-found', id });
    },
  };
  const photos = ['beach', undefined, 'broken', 'begun', 'beach', 'removed'];
  const log = recordingLog();
  const shown = await showArticles([undefined, ...photos.map(canvas)])({
    pictureUploads,
    personalisations: memoryPersonalisations()('visitor'),
    log,
  });
  expect(shown.map((article) => article?.photo?.kind)).toEqual([
    undefined,
    'shown',
    'awaited',
    // Nothing can be shown of a picture without a size, nor of one that has not arrived whole.
    'gone',
    'gone',
    'shown',
    'gone',
  ]);
  expect(asked).toEqual(['beach', 'broken', 'begun', 'removed']);
  expect(log.reports).toEqual([]);
});
