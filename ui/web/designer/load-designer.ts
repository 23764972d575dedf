import { materialValue } from '../../../core/domain/calculator/calculator.ts';
import { frameLabel, materialLabel } from '../../../core/domain/catalogue/labels.ts';
import { parsePhotoFrameQuery } from '../../../core/domain/designer/parse-photo-frame.ts';
import type { HandOffError } from '../../../core/domain/designer/refusals.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { moneyStyles } from '../../../core/domain/money/money-styles.ts';
import type { MoneyStyle } from '../../../core/domain/money/money-style.ts';
import type { Price } from '../../../core/domain/money/money.ts';
import { categorySegments } from '../../../core/domain/routing/category-segments.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import { E } from '../../../core/fp.ts';
import {
  completePhotoFrame,
  type CompletePhotoFrame,
} from '../../../core/usecases/complete-hand-off.ts';
import { compileMessages } from '../../messages/compile.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { MessageKey } from '../../messages/all-messages.ts';
import type { Loaded, PageHead } from '../loaded-page.ts';
import { renderChromeParts } from '../page/static-parts.server.tsx';
import { placeOf } from '../shell/request-place.ts';
import { siteLinks, startPath } from '../shell/site-links.ts';
import { loadSurrounding } from '../shell/surrounding.ts';
import type { StorefrontRequest } from '../storefront-request.ts';

/** What the embedded designer shows: the hand-off that it received, or why it refused it. */
export type DesignerPage = {
  readonly kind: 'designer';
  readonly head: PageHead;
  readonly backHref: string;
} & (
  | {
      readonly outcome: 'received';
      readonly handOff: CompletePhotoFrame;
      readonly names: {
        readonly material: string;
        readonly frame: string | undefined;
        readonly locale: string;
      };
      /** Undefined where the price service gives none for this article and format. */
      readonly price: Price | undefined;
      readonly moneyStyle: MoneyStyle;
    }
  | { readonly outcome: 'refused'; readonly error: HandOffError }
);

const priceOf = async (
  request: StorefrontRequest,
  { materialType, frame, format, locale }: CompletePhotoFrame,
): Promise<Price | undefined> => {
  const scope = { channel: placeOf(request).site.channel, locale };
  const article = { materialType, frameType: frame?.frameType };
  const answer = await request.ports.prices.article(scope, article, format)();
  return E.isRight(answer) ? answer.right : undefined;
};

/** The canvas page, whose calculator has the usual materials; with the selection where there is one. */
const backHref = (request: StorefrontRequest, handOff: CompletePhotoFrame | undefined): string => {
  const { site, locale, platform } = placeOf(request);
  const word = categorySegments.canvas[localeTable[locale].language];
  const route = { kind: 'content', segments: [word] } as const;
  const path = pathFor(request.sites, site.channel, { locale, platform, route });
  if (handOff === undefined) return path;
  const material = materialValue(handOff.materialType, handOff.frame?.frameType);
  const query = new URLSearchParams({
    material,
    formatType: printFormat(handOff.format),
  });
  return `${path}?${query.toString()}`;
};

/** A locale in the words of another: its country and its language. */
const localeName = (inLocale: Locale, locale: Locale): string => {
  const messages = compileMessages(inLocale);
  const { market, language } = localeTable[locale];
  const word = (key: MessageKey): string => formatMessage(messages[key] ?? '', inLocale);
  return formatMessage(messages['market.current'] ?? '', inLocale, {
    country: word(`country.${market}`),
    language: word(`language.${language}`),
  });
};

const titleOf = (request: StorefrontRequest): string => {
  const title = compileMessages(placeOf(request).locale)['designer.title'];
  return typeof title === 'string' ? title : '';
};

/** Reads a hand-off with the same core that wrote it, and prices what it says. */
export const loadDesigner = async (request: StorefrontRequest): Promise<Loaded<DesignerPage>> => {
  const surrounding = await loadSurrounding(request, undefined);
  const links = siteLinks(request, startPath(request));
  const answer = {
    kind: 'page',
    parts: renderChromeParts(placeOf(request), links, surrounding),
    isShared: false,
  } as const;
  const common = {
    kind: 'designer',
    head: { title: titleOf(request), canonical: undefined },
  } as const;
  const refused = (error: HandOffError, status: 400 | 503): Loaded<DesignerPage> => ({
    ...answer,
    page: { ...common, outcome: 'refused', error, backHref: backHref(request, undefined) },
    status,
  });
  const parsed = parsePhotoFrameQuery([...request.url.searchParams]);
  if (E.isLeft(parsed)) return refused(parsed.left, 400);
  const completed = await completePhotoFrame(placeOf(request).site, parsed.right)(request.ports)();
  if (E.isLeft(completed)) {
    const isOutage = 'reason' in completed.left;
    return refused({ kind: 'missing', parameter: 'formatType', value: '' }, isOutage ? 503 : 400);
  }
  const handOff = completed.right;
  const page: DesignerPage = {
    ...common,
    outcome: 'received',
    handOff,
    names: {
      material: materialLabel(handOff.locale, handOff.materialType),
      frame: handOff.frame && frameLabel(handOff.locale, handOff.frame.frameType),
      locale: localeName(placeOf(request).locale, handOff.locale),
    },
    price: await priceOf(request, handOff),
    moneyStyle: moneyStyles[handOff.locale],
    backHref: backHref(request, handOff),
  };
  return { ...answer, page, status: 200 };
};
