/** What each port asks of the shop API, and what it makes of the answers; the contracts try both ends. */
import { describe, expect, test } from 'vitest';

import { httpAccountEntry } from '../../../adapters/http/accounts.ts';
import type { ApiSettings } from '../../../adapters/http/address.ts';
import { httpArticlePrices } from '../../../adapters/http/article-prices.ts';
import { httpCardThemes } from '../../../adapters/http/card/themes.ts';
import { httpCollageGroups, httpCollages } from '../../../adapters/http/collage/collages.ts';
import { httpContactDesk } from '../../../adapters/http/contact.ts';
import { httpCustomerPictures } from '../../../adapters/http/customer-pictures.ts';
import { httpCustomers } from '../../../adapters/http/customers.ts';
import {
  httpExpressShop,
  httpImageMetadata,
  httpSkuContainers,
} from '../../../adapters/http/express-and-skus.ts';
import { httpFrameMaterials } from '../../../adapters/http/frame-materials.ts';
import { httpLocalizedUrls } from '../../../adapters/http/localized-urls.ts';
import { httpLocations } from '../../../adapters/http/location.ts';
import { httpNewsletter } from '../../../adapters/http/newsletter.ts';
import { httpOptionPrices } from '../../../adapters/http/option-prices.ts';
import { httpPictureUploads } from '../../../adapters/http/picture-uploads.ts';
import { refusedFields } from '../../../adapters/http/picture-upload-fields.ts';
import { httpPrices } from '../../../adapters/http/prices.ts';
import { httpShipping } from '../../../adapters/http/shipping.ts';
import { httpToolbox } from '../../../adapters/http/toolbox.ts';
import { httpWhitelabelService } from '../../../adapters/http/whitelabel.ts';
import { httpWithdrawalDesk } from '../../../adapters/http/withdrawal.ts';
import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { parseFormat } from '../../../core/domain/format/parse-format.ts';
import { parseWirePrice } from '../../../core/domain/money/wire-price.ts';
import { initialCardOverview, noCardFilters } from '../../../core/domain/products/card/overview.ts';
import { collageTileLimits } from '../../../core/domain/products/collage/collage-design.ts';
import { E } from '../../../core/fp.ts';
import { fileOfType } from '../../arbitraries/toolbox.ts';

const scope = { channel: 'poster', locale: 'de-DE' } as const;
const baseUrl = 'http://shop.test';

const wireError = (status: number, ...fields: readonly string[]): Response =>
  Response.json(
    {
      message: { text: 'No.' },
      payload: { errors: Object.fromEntries(fields.map((field) => [field, 'Wrong.'])) },
    },
    { status },
  );

/** An API that gives one answer, or none; it keeps what it was asked. */
const answering = (answer?: Response) => {
  const asked: { readonly line: string; readonly body: string; readonly request: Request }[] = [];
  const api: ApiSettings = {
    baseUrl,
    fetch: async (request) => {
      const body = await request.clone().text();
      const line = `${request.method} ${decodeURIComponent(request.url.slice(baseUrl.length))}`;
      asked.push({ line, body, request });
      if (answer === undefined) throw new TypeError('no network');
      return answer.clone();
    },
  };
  return { asked, api };
};

const json = (value: unknown) => Response.json(value);
const none = () => new Response(null, { status: 204 });

const money = (text: string) => {
  const read = parseWirePrice('eur', text);
  if (E.isLeft(read)) throw new Error(text);
  return read.right;
};
const format = (text: string) => {
  const read = parseFormat('cm', text);
  if (E.isLeft(read)) throw new Error(text);
  return read.right;
};

const id = 'k'.repeat(43);
const uuid = '4f0c2a9b-0000-4000-8000-000000000000';
const wireCustomer = {
  emailHash: 'hash',
  firstName: 'Ada',
  lastName: 'Lovelace',
  isLoggedIn: true,
  isWhitelabelCustomer: false,
  number: '7',
};
const customer = { ...wireCustomer, type: 0 };
const account = { email: 'a@b.example', password: 'secret' };
const message = {
  name: 'Ada',
  email: 'a@b.example',
  topic: 'delivery',
  message: 'When?',
  orderNumber: undefined,
  attachments: [],
} as const;
const upload = { id, byteCount: 5, offset: 0 };
const declared = { name: 'Ada', email: 'a@b.example', orderNumber: 'A-1' };
const design = {
  designId: 7,
  name: 'Seven',
  ratio: { width: 3, height: 2 },
  tiles: [
    { left: 0, top: 0, width: 0.5, height: 1 },
    { left: 0.5, top: 0, width: 0.5, height: 1 },
  ],
};
const group = {
  designGroupId: 'love',
  name: 'Love',
  collages: [{ designId: 7, tileCount: 2, orientation: 'landscape' }],
} as const;
const cardTheme = {
  id: 'elena',
  name: 'Elena',
  occasion: 'hochzeit',
  piece: 'card',
  style: 'floral',
  shape: 'portrait',
  colours: ['green', 'rose'],
  labels: ['suite'],
  punchings: [],
  rank: 4,
  popularity: 12,
  facts: {
    themeId: 'elena',
    sheet: 'folded',
    variants: ['sage', 'blush'],
    formats: [{ width: 115, height: 168 }],
    layers: ['foil'],
  },
} as const;
const noCounts = Object.fromEntries(Object.keys(noCardFilters).map((key) => [key, {}]));
const cardThemesAnswer = {
  payload: {
    themes: [{ ...cardTheme, created: '2026-01-02T00:00:00Z' }],
    total: 1,
    counts: { ...noCounts, color: { green: 1, rose: 1 } },
  },
};
const readCardTheme = { ...cardTheme, created: Date.parse('2026-01-02') };
const priced = { priceCurrent: '10.00', priceOriginal: '12.00' };
const price = { priceCurrent: money('10.00'), priceOriginal: money('12.00') };
const listed = { formatType: '600x400', isAvailable: true, isFeatured: true, ...priced };
const canvas = { materialType: 'leinwand' } as const;
const framed = { materialType: 'acrylglas', frameType: 'artbox' } as const;
const options = {
  groups: [
    {
      group: 'acrylglas-bohrung',
      options: [
        { optionType: 'acrylglas-bohrung-none', surcharge: '0.00', isDefault: true },
        { optionType: 'acrylglas-bohrung-corner-holes', surcharge: '1.50', isDefault: false },
      ],
    },
  ],
  frameVariants: [],
  mats: [{ matType: 'mat-weiss', matSize: 20, surcharge: '2.00' }],
  glassTypes: [],
};
const { bytes } = fileOfType('jpg');

type Ask = (api: ApiSettings) => Promise<unknown>;

/** A port's question: what is sent, what is answered, and what that means. */
type Question = {
  readonly ask: Ask;
  readonly line: string;
  readonly body?: unknown;
  readonly answer: () => Response;
  readonly means: unknown;
  /** Whether the session's cookie travels along. */
  readonly isPrivate?: boolean;
  readonly hasScope?: boolean;
};

const questions: readonly Question[] = [
  {
    ask: (api) => httpAccountEntry(api).logIn(scope, account)(),
    line: 'POST /web-api/customer-login',
    body: account,
    answer: () => json(wireCustomer),
    means: customer,
    isPrivate: true,
  },
  {
    ask: (api) =>
      httpAccountEntry(api).signUp(scope, { ...account, firstName: 'Ada', lastName: 'L' })(),
    line: 'POST /web-api/customer-signup',
    body: { ...account, firstName: 'Ada', lastName: 'L' },
    answer: () => json({ ...wireCustomer, type: 3 }),
    means: { ...customer, type: 3 },
    isPrivate: true,
  },
  {
    ask: (api) => httpAccountEntry(api).logOut(scope)(),
    line: 'POST /web-api/customer-logout',
    body: {},
    answer: none,
    means: undefined,
    isPrivate: true,
  },
  {
    ask: (api) => httpContactDesk(api).send(scope, message, uuid)(),
    line: 'POST /web-api/contact-message',
    body: {
      name: 'Ada',
      email: 'a@b.example',
      topic: 'delivery',
      message: 'When?',
      messageId: uuid,
      attachments: [],
    },
    answer: none,
    means: undefined,
  },
  {
    ask: (api) =>
      httpContactDesk(api).send(
        scope,
        {
          ...message,
          orderNumber: 'A-1',
          attachments: [{ name: 'a.jpg', type: 'jpg', bytes: Uint8Array.of(1, 2, 255) }],
        },
        uuid,
      )(),
    line: 'POST /web-api/contact-message',
    body: {
      name: 'Ada',
      email: 'a@b.example',
      topic: 'delivery',
      message: 'When?',
      messageId: uuid,
      attachments: [{ name: 'a.jpg', content: 'AQL/' }],
      orderNumber: 'A-1',
    },
    answer: none,
    means: undefined,
  },
  {
    ask: (api) => httpCustomerPictures(api).list(scope, 'leinwand')(),
    line: 'GET /web-api/customer-picture?materialType=leinwand',
    answer: () =>
      json({
        payload: {
          pictures: [
            { id: 'a', source: 'leadimage/moon-1/motif.jpg', alternative: 'A' },
            { id: 'b', source: 'https://elsewhere.example/b.jpg', alternative: 'B' },
          ],
        },
      }),
    means: [{ id: 'a', source: 'leadimage/moon-1/motif.jpg', alternative: 'A' }],
  },
  {
    ask: (api) => httpCustomerPictures(api).list(scope, undefined)(),
    line: 'GET /web-api/customer-picture',
    answer: () => json({ payload: { pictures: [] } }),
    means: [],
  },
  {
    ask: (api) => httpExpressShop(api).offer(scope)(),
    line: 'GET /web-api/express-shop',
    answer: () =>
      json({
        payload: {
          products: ['photo-frame', 'photo-prints'],
          orderBefore: '2026-12-18T13:00:00Z',
          arrival: '2026-12-19T13:00:00+01:00',
          surcharge: '9.90',
        },
      }),
    means: {
      products: ['wall-picture'],
      orderBefore: Date.parse('2026-12-18T13:00:00Z'),
      arrival: Date.parse('2026-12-19T12:00:00Z'),
      surcharge: money('9.90'),
    },
  },
  {
    ask: (api) => httpSkuContainers(api).container(scope, 'PF-7')(),
    line: 'GET /web-api/sku/container?sku=PF-7',
    answer: () =>
      json({ payload: { sku: 'PF-7', parameters: { materialType: 'leinwand', later: 'x' } } }),
    means: { sku: 'PF-7', parameters: { materialType: 'leinwand' } },
  },
  {
    ask: (api) => httpImageMetadata(api).size('a/b.jpg')(),
    line: 'GET /web-api/aspect-ratio?source=a/b.jpg',
    answer: () => json({ payload: { width: 3_000, height: 2_000, aspectRatio: '3 / 2' } }),
    means: { width: 3_000, height: 2_000 },
    hasScope: false,
  },
  {
    ask: (api) => httpFrameMaterials(api).soldIn(scope, 'artbox')(),
    line: 'GET /web-api/variants-for-frame-types?frameTypes[]=artbox',
    answer: () =>
      json({
        payload: {
          frames: [
            { frameType: 'artbox', materials: ['acrylglas'], frameVariants: [] },
            { frameType: 'alurahmen', materials: ['leinwand'], frameVariants: [] },
          ],
        },
      }),
    means: ['acrylglas'],
  },
  {
    ask: (api) => httpLocalizedUrls(api).of(scope, '/a')(),
    line: 'GET /web-api/localized-urls?path=/a',
    answer: () => json({ payload: { urls: { 'fr-FR': 'https://fr.example/a' } } }),
    means: { 'fr-FR': 'https://fr.example/a' },
  },
  {
    ask: (api) =>
      httpNewsletter(api).subscribe(scope, {
        email: 'a@b.example',
        hasConsent: true,
        recaptchaToken: 'x',
      })(),
    line: 'POST /web-api/newsletter-subscribe',
    body: { email: 'a@b.example', hasConsent: true, recaptchaToken: 'x' },
    answer: none,
    means: undefined,
  },
  {
    ask: (api) => httpNewsletter(api).confirm(scope, 'token')(),
    line: 'POST /web-api/newsletter-confirm',
    body: { token: 'token' },
    answer: none,
    means: undefined,
  },
  {
    ask: (api) => httpNewsletter(api).unsubscribe(scope, 'token')(),
    line: 'POST /web-api/newsletter-unsubscribe',
    body: { token: 'token' },
    answer: none,
    means: undefined,
  },
  {
    ask: (api) => httpOptionPrices(api).surcharges(scope, canvas, format('600x400'))(),
    line: 'GET /price-api/photo-options-groups?materialType=leinwand&formatType=600x400',
    answer: () => json({ payload: options }),
    means: [{ optionType: 'acrylglas-bohrung-corner-holes', surcharge: money('1.50') }],
  },
  {
    ask: (api) =>
      httpOptionPrices(api).frameParts(scope, { ...framed, matSize: 0 }, format('600x400'))(),
    line: 'GET /price-api/photo-options-groups?materialType=acrylglas&frameType=artbox&formatType=600x400&matType=mat-none&matSize=0',
    answer: () => json({ payload: options }),
    means: {
      frames: [],
      mats: [{ matType: 'mat-weiss', matSize: 20, surcharge: money('2.00') }],
      glasses: [],
    },
  },
  {
    ask: (api) =>
      httpOptionPrices(api).frameParts(scope, { ...framed, matSize: 20 }, format('600x400'))(),
    line: 'GET /price-api/photo-options-groups?materialType=acrylglas&frameType=artbox&formatType=600x400&matType=mat-weiss&matSize=20',
    answer: () =>
      json({
        payload: {
          ...options,
          frameVariants: [{ frameVariant: 'artbox-eiche', surcharge: '3.00' }],
          glassTypes: [{ glassType: 'museum-glass', surcharge: '4.00' }],
        },
      }),
    means: expect.objectContaining({
      frames: [{ producedFrame: 'artbox-eiche', surcharge: money('3.00') }],
      glasses: [{ glassType: 'museum-glass', surcharge: money('4.00') }],
    }),
  },
  {
    ask: (api) => httpPictureUploads(api, scope).begin(5)(),
    line: 'POST /web-api/customer-picture/uploads',
    body: { byteCount: 5 },
    answer: () => json({ payload: upload }),
    means: upload,
    isPrivate: true,
  },
  {
    ask: (api) => httpPictureUploads(api, scope).append(id, 3, Uint8Array.of(65))(),
    line: `PATCH /web-api/customer-picture/uploads?id=${id}&offset=3`,
    body: 'A',
    answer: () => json({ payload: { ...upload, offset: 4 } }),
    means: { ...upload, offset: 4 },
    isPrivate: true,
  },
  {
    ask: (api) => httpPictureUploads(api, scope).find(id)(),
    line: `GET /web-api/customer-picture/uploads?id=${id}`,
    answer: () => json({ payload: upload }),
    means: upload,
    isPrivate: true,
  },
  {
    ask: (api) => httpPictureUploads(api, scope).complete(id)(),
    line: `POST /web-api/customer-picture/uploads/complete?id=${id}`,
    answer: () => json({ payload: upload }),
    means: upload,
    isPrivate: true,
  },
  {
    ask: (api) => httpPictureUploads(api, scope).remove(id)(),
    line: `DELETE /web-api/customer-picture/uploads?id=${id}`,
    answer: none,
    means: undefined,
    isPrivate: true,
  },
  {
    ask: (api) => httpPrices(api).limits(scope, framed)(),
    line: 'GET /web-api/product-selection-photo-frame/format-limits?materialType=acrylglas&frameType=artbox',
    answer: () =>
      json({
        payload: {
          shorter: { minimum: 100, maximum: 100 },
          longer: { minimum: 200, maximum: 300 },
        },
      }),
    means: { shorter: { minimum: 100, maximum: 100 }, longer: { minimum: 200, maximum: 300 } },
  },
  {
    ask: (api) => httpPrices(api).from(scope, [canvas, framed, canvas])(),
    line: 'GET /web-api/product-selection-photo-frame/prices-from?articles[]=leinwand&articles[]=acrylglas+artbox',
    answer: () => json({ payload: { prices: [{ article: 'leinwand', isFrom: true, ...priced }] } }),
    means: [{ price, isFrom: true }, undefined, { price, isFrom: true }],
  },
  {
    ask: (api) => httpPrices(api).formats(scope, canvas)(),
    line: 'GET /price-api/prices/formats?materialType=leinwand',
    answer: () =>
      json({
        payload: {
          formats: [
            listed,
            { formatType: '300x200', isAvailable: false, isFeatured: false },
            { ...listed, formatType: '450x300', isFeatured: false },
          ],
          initialFormatType: '450x300',
          pricesEndAt: '2026-12-01T00:00:00Z',
        },
      }),
    means: {
      featured: [{ format: format('600x400'), price }],
      all: [
        { format: format('300x200') },
        { format: format('450x300'), price },
        { format: format('600x400'), price },
      ],
      initialFormat: format('450x300'),
      pricesEnd: Date.parse('2026-12-01T00:00:00Z'),
    },
  },
  {
    ask: (api) =>
      httpArticlePrices(api).price(scope, [
        { designer: 'photo-frame', query: 'materialType=leinwand' },
        { designer: 'photo-frame', query: 'materialType=forexplatte' },
      ])(),
    line: 'GET /price-api/articles?articles[]=photo-frame?materialType=leinwand&articles[]=photo-frame?materialType=forexplatte',
    answer: () =>
      json({ payload: { prices: [{ isAvailable: true, ...priced }, { isAvailable: false }] } }),
    means: [price, undefined],
  },
  {
    ask: (api) => httpShipping(api).information(scope)(),
    line: 'GET /web-api/shipping-information',
    answer: () =>
      json({
        payload: { lastOrderDates: {}, arrival: '2026-12-21T11:00:00Z', shippingFrom: '4.90' },
      }),
    means: {
      lastOrderDates: { lodStart: Number.NaN },
      malformed: [],
      arrival: Date.parse('2026-12-21T11:00:00Z'),
      shippingFrom: money('4.90'),
    },
  },
  {
    ask: (api) => httpToolbox(api, scope).download(id)(),
    line: `GET /web-api/toolbox-download?id=${id}`,
    answer: () =>
      new Response(new Uint8Array(bytes), {
        headers: {
          'Content-Type': 'image/jpeg',
          'Content-Disposition': "attachment; filename*=UTF-8''a%20b.jpg",
        },
      }),
    means: { id, name: 'a b.jpg', type: 'jpg', byteCount: bytes.byteLength, bytes },
  },
  {
    ask: (api) => httpWhitelabelService(api).switchTo(scope, true)(),
    line: 'POST /whitelabel/switch',
    body: { isWhitelabelOrder: true },
    answer: () => json(wireCustomer),
    means: customer,
    isPrivate: true,
  },
  {
    ask: (api) => httpWithdrawalDesk(api).declare(scope, { ...declared, goods: undefined }, uuid)(),
    line: 'POST /web-api/contract-withdrawal',
    body: { ...declared, withdrawalId: uuid },
    answer: () => json({ reference: 'R', receivedAt: '2026-12-01T00:00:00Z' }),
    means: { reference: 'R', receivedAt: Date.parse('2026-12-01T00:00:00Z') },
  },
  {
    ask: (api) => httpWithdrawalDesk(api).declare(scope, { ...declared, goods: 'all' }, uuid)(),
    line: 'POST /web-api/contract-withdrawal',
    body: { ...declared, withdrawalId: uuid, goods: 'all' },
    answer: () => json({ reference: 'R', receivedAt: '2026-12-01T00:00:00Z' }),
    means: expect.objectContaining({ reference: 'R' }),
  },
  {
    ask: (api) => httpCollageGroups(api).all(scope)(),
    line: 'GET /web-api/collage-designer-design-groups',
    answer: () => json({ payload: { designGroups: [group] } }),
    means: [group],
  },
  {
    ask: (api) => httpCollageGroups(api).group(scope, 'love')(),
    line: 'GET /web-api/collage-designer-design-group?designGroupId=love',
    answer: () => json({ payload: { designGroup: group } }),
    means: group,
  },
  {
    ask: (api) => httpCardThemes(api).theme(scope, 'elena')(),
    line: 'GET /web-api/themes?themeId=elena',
    answer: () => json(cardThemesAnswer),
    means: readCardTheme,
  },
  {
    ask: (api) =>
      httpCardThemes(api).overview(scope, {
        ...initialCardOverview,
        filters: { ...noCardFilters, color: ['green', 'rose'] },
        search: 'Elena',
      })(),
    line: 'GET /web-api/themes?color[]=green&color[]=rose&q=Elena&sort=sort&page=1&pageSize=12',
    answer: () => json(cardThemesAnswer),
    means: { ...cardThemesAnswer.payload, themes: [readCardTheme] },
  },
  {
    ask: (api) => httpCollages(api).design(7)(),
    line: 'GET /web-api/collage-data?designId=7',
    answer: () => json({ payload: design }),
    means: design,
    hasScope: false,
  },
  {
    ask: (api) => httpCustomers(api, scope).current(),
    line: 'GET /web-api/customer-data',
    answer: () => json(wireCustomer),
    means: expect.objectContaining(customer),
    isPrivate: true,
  },
  {
    ask: (api) => httpLocations(api).current(),
    line: 'GET /api/get-location/',
    answer: () => json({ country: 'DE', region: 'BY' }),
    means: { country: 'DE', region: 'BY' },
    hasScope: false,
  },
];

test.each(questions.map((question) => [question.line, question] as const))(
  '%s is asked as it is declared, and its answer read',
  async (line, { ask, body, answer, means, isPrivate = false, hasScope = true }) => {
    const { asked, api } = answering(answer());
    expect(await ask(api)).toEqual(E.right(means));
    expect(asked.map((one) => one.line)).toEqual([line]);
    const [{ request, body: sent } = { request: new Request(baseUrl), body: '' }] = asked;
    expect(sent).toBe(typeof body === 'object' ? JSON.stringify(body) : (body ?? ''));
    expect(request.headers.get('accept')).toBe('application/json');
    expect(request.credentials).toBe(isPrivate ? 'include' : 'same-origin');
    const ofScope = [request.headers.get('x-channel'), request.headers.get('x-locale')];
    expect(ofScope).toEqual(hasScope ? ['poster', 'de-DE'] : [null, null]);
    const types: Readonly<Record<string, string>> = {
      object: 'application/json',
      string: 'application/offset+octet-stream',
    };
    expect(request.headers.get('content-type')).toBe(types[typeof body] ?? null);
  },
);

const failed = (code: string, status: number) => ({
  kind: 'failed',
  code,
  status,
  message: status === 0 ? undefined : 'No.',
  fields: {},
});
const unavailable = (kind: string, reason = 'no network') => ({ kind, reason });

const pricesAway = unavailable('prices-unavailable');
const uploadsAway = unavailable('uploads-unavailable');

/** What no answer, 404, 409 and 400 mean, by the line above. */
const failures: Readonly<
  Record<string, { readonly away: unknown; readonly missing?: unknown; readonly mend?: unknown }>
> = {
  'POST /web-api/customer-login': {
    away: failed('login-error', 0),
    missing: failed('login-error', 404),
    mend: { kind: 'refused', message: 'No.', fields: {} },
  },
  'POST /web-api/customer-signup': { away: failed('sign-up-error', 0) },
  'POST /web-api/customer-logout': { away: failed('login-error', 0) },
  'POST /web-api/contact-message': { away: unavailable('contact-unavailable') },
  'GET /web-api/customer-picture': { away: unavailable('customer-pictures-unavailable') },
  'GET /web-api/express-shop': {
    away: unavailable('express-shop-unavailable'),
    missing: { kind: 'no-express-shop' },
    mend: unavailable('express-shop-unavailable', 'the shop API answered 400'),
  },
  'GET /web-api/sku/container?sku=PF-7': {
    away: unavailable('skus-unavailable'),
    missing: { kind: 'sku-not-found', sku: 'PF-7' },
  },
  'GET /web-api/aspect-ratio?source=a/b.jpg': {
    away: { kind: 'image-metadata-unreadable', found: 'no network' },
    missing: { kind: 'image-not-found' },
    mend: { kind: 'image-metadata-unreadable', found: 'the shop API answered 400' },
  },
  'GET /web-api/variants-for-frame-types?frameTypes[]=artbox': {
    away: unavailable('frame-materials-unavailable'),
  },
  'GET /web-api/localized-urls?path=/a': { away: unavailable('localized-urls-unavailable') },
  'POST /web-api/newsletter-subscribe': {
    away: failed('newsletter-recaptcha-error', 0),
    missing: failed('newsletter-recaptcha-error', 404),
    mend: { kind: 'refused', message: 'No.', fields: {} },
  },
  'POST /web-api/newsletter-confirm': {
    away: unavailable('newsletter-unavailable'),
    missing: { kind: 'token-unknown' },
    mend: { kind: 'token-unknown' },
  },
  'POST /web-api/newsletter-unsubscribe': {
    away: unavailable('newsletter-unavailable'),
    missing: { kind: 'token-unknown' },
  },
  'GET /price-api/photo-options-groups?materialType=leinwand&formatType=600x400': {
    away: pricesAway,
    missing: unavailable('prices-unavailable', 'the price API answered 404'),
  },
  'POST /web-api/customer-picture/uploads': {
    away: uploadsAway,
    missing: { kind: 'upload-not-found', id: '' },
    mend: unavailable('uploads-unavailable', 'the shop API answered 400'),
  },
  [`GET /web-api/customer-picture/uploads?id=${id}`]: {
    away: uploadsAway,
    missing: { kind: 'upload-not-found', id },
  },
  [`DELETE /web-api/customer-picture/uploads?id=${id}`]: {
    away: uploadsAway,
    missing: { kind: 'upload-not-found', id },
  },
  'GET /price-api/prices/formats?materialType=leinwand': { away: pricesAway },
  'GET /web-api/shipping-information': {
    away: unavailable('shipping-information-unavailable'),
    missing: unavailable('shipping-information-unavailable', 'the shop API answered 404'),
  },
  [`GET /web-api/toolbox-download?id=${id}`]: {
    away: unavailable('toolbox-unavailable'),
    missing: { kind: 'result-not-found', id },
    mend: unavailable('toolbox-unavailable', 'the shop API answered 400'),
  },
  'POST /whitelabel/switch': { away: failed('request-failed', 0) },
  'POST /web-api/contract-withdrawal': {
    away: unavailable('withdrawal-unavailable'),
    missing: unavailable('withdrawal-unavailable', 'the shop API answered 404'),
  },
  'GET /web-api/collage-designer-design-groups': { away: unavailable('designs-unavailable') },
  'GET /web-api/collage-designer-design-group?designGroupId=love': {
    away: unavailable('designs-unavailable'),
    missing: { kind: 'design-group-not-found', id: 'love' },
  },
  'GET /web-api/themes?themeId=elena': {
    away: unavailable('themes-unavailable'),
    missing: { kind: 'theme-not-found', id: 'elena' },
    mend: unavailable('themes-unavailable', 'the shop API answered 400'),
  },
  'GET /web-api/themes?color[]=green&color[]=rose&q=Elena&sort=sort&page=1&pageSize=12': {
    away: unavailable('themes-unavailable'),
    missing: unavailable('themes-unavailable', 'the shop API answered 404'),
  },
  'GET /web-api/collage-data?designId=7': {
    away: unavailable('collages-unavailable'),
    missing: { kind: 'collage-not-found', designId: 7 },
  },
  'GET /web-api/customer-data': {
    away: { kind: 'customer-unavailable' },
    missing: { kind: 'customer-unavailable' },
  },
  'GET /api/get-location/': {
    away: unavailable('location-unavailable'),
    missing: unavailable('location-unavailable', 'the shop answered 404'),
  },
};

const ways = [
  ['away', undefined],
  ['missing', wireError(404)],
  ['mend', wireError(400)],
] as const;

test.each(
  Object.entries(failures).flatMap(([line, expected]) =>
    ways.flatMap(([way, answer]) =>
      way in expected ? [[line, way, answer, expected[way]] as const] : [],
    ),
  ),
)('%s fails as its port says (%s)', async (line, _, answer, expected) => {
  const ask = questions.find((question) => question.line === line)?.ask;
  expect(await ask?.(answering(answer).api)).toEqual(E.left(expected));
});

describe('a refusal', () => {
  test('of a price blames the article, its format or a part of it', async () => {
    const refusal = async (status: number, ...fields: readonly string[]) =>
      httpPrices(answering(wireError(status, ...fields)).api).formats(scope, canvas)();
    expect(await refusal(404, 'materialType')).toEqual(E.left({ kind: 'article-unknown' }));
    expect(await refusal(400, 'formatType')).toEqual(E.left({ kind: 'format-not-available' }));
    for (const parameter of ['frameVariant', 'matType', 'glassType', 'optionTypes'])
      expect(await refusal(400, parameter)).toEqual(E.left({ kind: 'part-not-sold', parameter }));
    for (const [status, field] of [
      [400, 'materialType'],
      [404, 'formatType'],
      [404, 'matType'],
    ] as const)
      expect(await refusal(status, field)).toEqual(
        E.left({ kind: 'prices-unavailable', reason: `the price API answered ${status}` }),
      );
  });

  test('of an upload says what is wrong with the picture, or where it stands', async () => {
    const refusal = async (status: number, ...fields: readonly string[]) =>
      httpPictureUploads(answering(wireError(status, ...fields)).api, scope).complete(id)();
    for (const [kind, field] of refusedFields)
      expect(await refusal(400, field)).toEqual(E.left({ kind }));
    expect(await refusal(409, 'complete')).toEqual(E.left({ kind: 'upload-incomplete', id }));
    expect(await refusal(409)).toEqual(E.left({ kind: 'upload-offset-wrong', id }));
    expect(await refusal(500, 'file')).toEqual(
      E.left(unavailable('uploads-unavailable', 'the shop API answered 500')),
    );
  });

  test('of a withdrawal tells another statement apart', async () => {
    const refusal = async (status: number) =>
      httpWithdrawalDesk(answering(wireError(status)).api).declare(
        scope,
        { ...declared, goods: undefined },
        uuid,
      )();
    expect(await refusal(409)).toEqual(E.left({ kind: 'withdrawal-differs' }));
    expect(await refusal(410)).toEqual(
      E.left(unavailable('withdrawal-unavailable', 'the shop API answered 410')),
    );
  });

  test('of a picture that breaks off names the file', async () => {
    const optimize = async (answer: Response) => {
      const { api, asked } = answering(answer);
      const result = await httpToolbox(api, scope).optimizeImage({
        file: { name: 'a.jpg', type: 'jpg', bytes },
        quality: 80,
        longestSide: 1_000,
      })();
      return { result, sent: await asked[0]?.request.formData() };
    };
    const answered = { id, name: 'a.jpg', type: 'jpg', byteCount: 5 };
    const { result, sent } = await optimize(json({ payload: answered }));
    expect(result).toEqual(E.right(answered));
    expect([sent?.get('quality'), sent?.get('longestSide')]).toEqual(['80', '1000']);
    expect((await optimize(wireError(400, 'file'))).result).toEqual(
      E.left({ kind: 'file-unreadable', name: 'a.jpg' }),
    );
    for (const [status, field] of [
      [400, 'quality'],
      [500, 'file'],
    ] as const)
      expect((await optimize(wireError(status, field))).result).toEqual(
        E.left(unavailable('toolbox-unavailable', `the shop API answered ${status}`)),
      );
  });

  test('that cannot be read is one by its status', async () => {
    const answer = new Response('<html>', { status: 400 });
    expect(await httpAccountEntry(answering(answer).api).logIn(scope, account)()).toEqual(
      E.left({ kind: 'refused', message: undefined, fields: {} }),
    );
  });
});

describe('an answer that is not as declared', () => {
  test('of a collage says where', async () => {
    const [left, right] = design.tiles;
    const read = async (changed: object) => {
      const found = await httpCollages(
        answering(json({ payload: { ...design, ...changed } })).api,
      ).design(7)();
      return E.isLeft(found) && 'reason' in found.left ? found.left.reason : 'read';
    };
    expect(await read({})).toBe('read');
    expect(await read({ designId: 8 })).toBe('payload.designId is 8');
    expect(await read({ tiles: [] })).toBe('payload.tiles is empty');
    const many = Array.from({ length: collageTileLimits.maximum + 1 }, () => left);
    expect(await read({ tiles: many })).toBe(`payload.tiles are ${many.length}`);
    for (const wrong of [{ width: 0 }, { height: 0 }, { left: 0.6 }, { top: 0.1 }])
      expect(await read({ tiles: [left, { ...right, ...wrong }] })).toBe(
        'payload.tiles.1 is not within the collage',
      );
    expect(await read({ tiles: [left, { ...right, left: 0.500_05 }] })).toBe('read');
    expect(await read({ tiles: [left, { ...right, left: 0.4 }] })).toBe(
      'payload.tiles.1 lies over another one',
    );
  });

  test('of article prices says where', async () => {
    const article = { designer: 'photo-frame', query: 'materialType=leinwand' } as const;
    const read = async (prices: readonly object[]) => {
      const { api } = answering(json({ payload: { prices } }));
      return httpArticlePrices(api).price(scope, [article])();
    };
    const refused = (reason: string) => E.left({ kind: 'price-answer-refused', reason });
    expect(await read([])).toEqual(refused('payload.prices has 0 prices for 1 articles'));
    for (const name of ['priceCurrent', 'priceOriginal'])
      expect(await read([{ isAvailable: true, ...priced, [name]: undefined }])).toEqual(
        refused('payload.prices.0 is available without a price'),
      );
    const fine = { isAvailable: true, priceCurrent: '10.00', priceOriginal: '12.00' };
    expect(await read([{ ...fine, priceCurrent: '99999999999999999.00' }])).toMatchObject({
      _tag: 'Left',
      left: { kind: 'price-answer-refused' },
    });
  });

  test('of a place is no place', async () => {
    const read = async (answer: unknown) => httpLocations(answering(json(answer)).api).current();
    for (const nothing of ['text', null, 7])
      expect(await read(nothing)).toEqual(
        E.left(unavailable('location-unavailable', 'the answer is not an object')),
      );
    for (const unknown of [{}, { country: 7 }, { region: 'BY' }])
      expect(await read(unknown)).toEqual(E.left({ kind: 'location-unknown' }));
    expect(await read({ country: 'nowhere' })).toEqual(
      E.left(unavailable('location-unavailable', 'the answer names no country')),
    );
    for (const country of [{ country: 'DE' }, { country: 'DE', region: 7 }])
      expect(await read(country)).toEqual(E.right({ country: 'DE', region: undefined }));
  });

  test('of a file is refused without its name, and by its type', async () => {
    const read = async (headers: Readonly<Record<string, string>>, content = bytes) =>
      httpToolbox(
        answering(new Response(new Uint8Array(content), { headers })).api,
        scope,
      ).download(id)();
    const named = "attachment; filename*=UTF-8''a.jpg";
    const refused = (reason: string) => E.left(unavailable('toolbox-unavailable', reason));
    expect(await read({ 'Content-Type': 'image/jpeg' })).toEqual(refused('the answer has no name'));
    for (const name of ["attachment; filename*=UTF-8''", "attachment; filename*=UTF-8''%"])
      expect(await read({ 'Content-Type': 'image/jpeg', 'Content-Disposition': name })).toEqual(
        refused('the answer has no name'),
      );
    expect(await read({ 'Content-Type': 'text/html', 'Content-Disposition': named })).toEqual(
      refused('the answer is text/html'),
    );
    expect(
      await read({ 'Content-Type': 'image/jpeg', 'Content-Disposition': named }, Uint8Array.of(1)),
    ).toEqual(refused('the file is of no known type'));
  });
});

describe('a long question', () => {
  test('of lowest prices names 24 articles at a time, each once', async () => {
    const all = materialTypes.flatMap((materialType) =>
      [undefined, ...frameTypes].map((frameType) => ({ materialType, frameType })),
    );
    const { asked, api } = answering(json({ payload: { prices: [] } }));
    await httpPrices(api).from(scope, [...all.slice(0, 49), ...all.slice(0, 49)])();
    expect(asked.map(({ line }) => line.split('articles[]').length - 1)).toEqual([24, 24, 1]);
  });

  test('of article prices is split by articles and by length', async () => {
    const { asked, api } = answering(json({ payload: { prices: [] } }));
    const articles = (count: number, more = '') =>
      Array.from({ length: count }, () => ({
        designer: 'photo-frame' as const,
        query: `materialType=leinwand${more}`,
      }));
    const counts = async (given: ReturnType<typeof articles>) => {
      asked.length = 0;
      await httpArticlePrices(api).price(scope, given)();
      return asked.map(({ line }) => line.split('articles[]').length - 1);
    };
    expect(await counts([])).toEqual([]);
    expect(await counts(articles(24))).toEqual([24]);
    expect(await counts(articles(25))).toEqual([24, 1]);
    const longest = 2_000 - 'photo-frame?materialType=leinwand'.length;
    expect(await counts(articles(5, 'x'.repeat(longest)))).toEqual([2, 2, 1]);
    expect(await counts(articles(3, 'x'.repeat(longest + 1)))).toEqual([1, 1, 1]);
  });
});
