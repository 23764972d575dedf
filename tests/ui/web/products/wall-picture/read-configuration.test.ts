/** What an address stands for on a product page, before and after the answers to choices. */
import { describe, expect, test } from 'vitest';

import type { Page } from '../../../../../core/domain/content/page.ts';
import { loadConfiguration } from '../../../../../ui/web/products/wall-picture/load-configuration.ts';
import {
  knownConfigurations,
  pictureAnswers,
  type KnownConfiguration,
} from '../../../../../ui/web/products/wall-picture/known-configurations.ts';
import { readConfiguration } from '../../../../../ui/web/products/wall-picture/read-configuration.ts';
import { loadProduct } from '../../../../../ui/web/products/load-product.ts';
import { wallPictureSettings } from '../../../../../ui/web/products/wall-picture/wall-picture-settings.ts';
import { embedded } from '../../../../arbitraries/routing.ts';
import { canvasConfigurator } from '../../../../fakes/canvas-configurator.ts';
import { plainPage } from '../../../../fakes/plain-page.ts';
import { wallPictureOf } from '../../../../fakes/wall-picture-of.ts';
import { requestFor, startDecision } from '../../requests.ts';

const decision = startDecision(embedded, 'poster', 'de-DE');
const page: Page = { ...plainPage('leinwanddruck'), product: canvasConfigurator };
const requestAt = (search: string) =>
  requestFor(decision, embedded, {}, `http://localhost:3000/leinwanddruck${search}`).request;

/** The page at an address, as its document has it. */
const pageAt = async (search: string) => {
  const loaded = await loadProduct(requestAt(search), decision, page);
  const product = loaded?.kind === 'product' ? wallPictureOf(loaded.product) : undefined;
  if (product === undefined) throw new Error('no product');
  return product;
};

/** What the server says to a question. */
const answerTo = async (search: string) => {
  const block = canvasConfigurator;
  if (block.product !== 'framedMaterial') throw new Error(`${block.product}: another product`);
  const asked = { request: requestAt(search), decision, page, block };
  const loaded = await loadConfiguration(asked, wallPictureSettings);
  if (loaded === undefined) throw new Error(`${search}: no answer`);
  return loaded;
};

type Product = Awaited<ReturnType<typeof pageAt>>;

const readAt = (
  product: Product,
  search: string,
  settled?: string,
  known: readonly KnownConfiguration[] = knownConfigurations(product),
) =>
  readConfiguration({
    product,
    configurator: product.configurator,
    scope: { channel: 'poster', locale: 'de-DE' },
    search,
    known,
    settled,
  });

/** Keeps the answer to what is asked at an address. */
const answered = async (product: Product, search: string): Promise<string> => {
  const { question } = readAt(product, search);
  if (question === undefined) throw new Error(`${search}: nothing is asked`);
  pictureAnswers.keep(product.configuration, (await answerTo(question)).answer);
  return question;
};

const start = '?materialType=leinwand&formatType=600x400';
const larger = '?materialType=leinwand&formatType=900x600';

describe('what the page brings along', () => {
  test('needs no answer', async () => {
    const read = readAt(await pageAt(start), start);
    expect([read.question, read.knownComponents.status, read.elsewhere]).toEqual([
      undefined,
      'ready',
      undefined,
    ]);
  });

  test('is enough for its components', async () => {
    const read = readAt(await pageAt(start), `${start}&optionTypes=leinwand-keilrahmen-38mm`);
    expect(read.question).toBeUndefined();
    expect(read.components.optionTypes).toEqual(['leinwand-keilrahmen-38mm']);
  });
});

describe('another format', () => {
  test('is shown at once, and one question is asked behind it', async () => {
    const product = await pageAt(start);
    const read = readAt(product, `${larger}&dialog=room-view&formerFormat=600x400`);
    expect(read.state.format).toMatchObject({ width: 900, height: 600 });
    expect([read.question, read.knownComponents.status]).toEqual([larger, 'asking']);
    // The names of the material's parts are there already.
    expect(read.knownComponents.data).toBeDefined();
  });

  test('is whole with the answer, and stays so when it is chosen again', async () => {
    const product = await pageAt(start);
    const question = await answered(product, larger);
    for (const settled of [question, undefined]) {
      const read = readAt(product, larger, settled);
      expect([read.question, read.knownComponents.status]).toEqual([undefined, 'ready']);
      expect(read.knownComponents.offer?.formatType).toBe('900x600');
    }
    expect(readAt(product, start).question).toBeUndefined();
  });

  test('without an answer keeps what is shown, says so, and does not ask again', async () => {
    const product = await pageAt(start);
    const read = readAt(product, larger, larger);
    expect([read.question, read.knownComponents.status]).toEqual([undefined, 'failed']);
    expect(read.state.format).toMatchObject({ width: 900, height: 600 });
  });
});

describe('an own format', () => {
  const own = '?materialType=leinwand&formatType=610x405';

  test('is chosen when its price has come, with what costs less', async () => {
    const product = await pageAt(start);
    expect(readAt(product, own).state.extra).toBeUndefined();
    const { answer, isShared } = await answerTo(own);
    expect(isShared).toBe(false);
    pictureAnswers.keep(product.configuration, answer);
    const read = readAt(product, own, own);
    const price = answer.extra?.price;
    expect(price).toBeDefined();
    expect(read.state).toMatchObject({ format: { width: 610, height: 405 }, extra: { price } });
    expect(read.nearest?.option.format).toMatchObject({ width: 600, height: 400 });
    expect(read.question).toBeUndefined();
    // Its price is that of its material alone.
    const other = own.replace('leinwand', 'acrylglas&frameType=artbox');
    expect(readAt(product, other).state.extra).toBeUndefined();
  });
});

describe('a frame of another material', () => {
  test('can be chosen and has a name once an answer has told of it', async () => {
    const product = await pageAt('?materialType=acrylglas&frameType=artbox');
    const framed = '?materialType=leinwand&frameType=schattenfuge-leinwand&formatType=600x400';
    const { answer } = await answerTo(start);
    pictureAnswers.keep(product.configuration, {
      ...answer,
      names: { 'leinwand+x': { name: 'x', detail: undefined, fullName: 'Leinwand, x' } },
    });
    expect(readAt(product, framed).names['leinwand+x']?.fullName).toBe('Leinwand, x');
    expect(readAt(product, framed).names['leinwand']).toEqual(product.names['leinwand']);
  });
});

describe('with a country', () => {
  const abroad = `${start}&country=AT`;
  const withCountry = async (): Promise<Product> => {
    const product = await pageAt(abroad);
    const { delivery } = product;
    if (delivery?.elsewhere === undefined) throw new Error('no country');
    return product;
  };

  test('the page’s own selection has its price there', async () => {
    const product = await withCountry();
    expect(readAt(product, abroad)).toMatchObject({
      question: undefined,
      elsewhere: { code: 'AT', price: { priceCurrent: { currency: 'eur' } } },
    });
  });

  test('a choice asks one question for components and price together', async () => {
    const product = await withCountry();
    const chosen = `${larger}&country=AT`;
    expect(readAt(product, chosen)).toMatchObject({ question: chosen, elsewhere: 'asking' });
    const question = await answered(product, chosen);
    const read = readAt(product, chosen, question);
    expect([read.question, read.knownComponents.status]).toEqual([undefined, 'ready']);
    expect(read.elsewhere).toMatchObject({
      code: 'AT',
      selection: 'material=leinwand&formatType=900x600',
    });
    // The place of delivery itself is as the page said it.
    expect(read.elsewhere).toMatchObject({ country: product.delivery?.elsewhere?.country });
  });

  test('an option alone asks for its price there, and fails by itself', async () => {
    const product = await withCountry();
    const chosen = `${start}&optionTypes=leinwand-keilrahmen-38mm&country=AT`;
    const { question } = readAt(product, chosen);
    expect(question).toBe(chosen);
    expect(readAt(product, chosen, question)).toMatchObject({
      question: undefined,
      elsewhere: 'unavailable',
      knownComponents: { status: 'ready' },
    });
  });
});
