/** Customers' pictures over HTTP on the embedded service, and what that service has of its own. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { httpCustomerPictures } from '../../adapters/http/customer-pictures.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import { materialTypes } from '../../core/domain/catalogue/materials.ts';
import { parseSource } from '../../core/domain/image/parse-source.ts';
import { languages, locales } from '../../core/domain/locale/locales.ts';
import { E } from '../../core/fp.ts';
import type { CustomerPictures } from '../../core/ports/customer-pictures.ts';
import { customerPictureRoutes } from '../../server/embedded/shop/customer-pictures.ts';
import {
  samplePictures,
  type MaterialPicture,
} from '../../server/embedded/shop/samples/pictures.ts';
import { customerPicturesContract } from './offers.ts';
import { relayed, routed, shopUrl } from '../fakes/relayed.ts';

const german = { channel: 'poster', locale: 'de-DE' } as const;

/** The API with some pictures; those of the embedded shop where none are given. */
const api = (pictures?: readonly MaterialPicture[]): Fetch =>
  routed(customerPictureRoutes(pictures && (() => pictures)));

const over = (fetch: Fetch): CustomerPictures => httpCustomerPictures({ baseUrl: shopUrl, fetch });

customerPicturesContract('over HTTP', async (pictures) => over(api(pictures)));
customerPicturesContract('through the relay', async (pictures) => over(relayed(api(pictures))));

describe('customers’ pictures over HTTP', () => {
  test('are unavailable where the shop does not answer, or answers something else', async () => {
    const lost = over(() => Promise.reject(new TypeError('no network')));
    expect(await lost.list(german)()).toMatchObject({
      left: { kind: 'customer-pictures-unavailable' },
    });
    const other = over(async () => Response.json({ payload: { pictures: [{ id: '../a' }] } }));
    expect(await other.list(german)()).toMatchObject({
      left: { kind: 'customer-pictures-unavailable' },
    });
    const failing = over(async () => new Response('', { status: 503 }));
    expect(await failing.list(german)()).toMatchObject({
      left: { reason: 'the shop API answered 503' },
    });
  });

  test('leave out what the media library does not have', async () => {
    const picture = { alternative: 'A picture', materialType: 'leinwand' } as const;
    const pictures = over(
      api([
        { ...picture, id: 'elsewhere', source: '../../customer-account' },
        { ...picture, id: 'known', source: 'leadimage/moon-1/motif.jpg' },
      ]),
    );
    expect(await pictures.list(german)()).toMatchObject({ right: [{ id: 'known' }] });
  });
});

describe('the pictures of the embedded shop', () => {
  property.prop([fc.constantFrom(...locales), fc.constantFrom(...materialTypes)])(
    'are there for every material in every locale, and can all be drawn',
    async (locale, materialType) => {
      const answer = await over(api()).list({ ...german, locale }, materialType)();
      if (E.isLeft(answer)) throw new Error(answer.left.reason);
      expect(answer.right.length).toBeGreaterThan(2);
      for (const { source, alternative } of answer.right) {
        expect(E.isRight(parseSource(source))).toBe(true);
        expect(alternative).not.toBe('');
      }
    },
  );

  test('have names of their own, and words of each language', () => {
    const ids = samplePictures('de-DE').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const first = (['de-DE', 'en-GB', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL'] as const).map(
      (locale) => samplePictures(locale)[0]?.alternative,
    );
    expect(new Set(first).size).toBe(languages.length);
  });
});
