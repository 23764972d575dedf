/** Rules that take text read anything else as malformed and never throw (decisions, "Money and formats"). */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { readSku } from '../../../core/domain/configurator/sku.ts';
import { parseCardFormat } from '../../../core/domain/products/card/card-format.ts';
import { readCardOverview } from '../../../core/domain/products/card/overview-query.ts';
import { isCardFilterValue } from '../../../core/domain/products/card/overview.ts';
import { parseCardOccasion } from '../../../core/domain/products/card/parse-card.ts';
import { isConfiguratorMaterialTerm } from '../../../core/domain/catalogue/configurator-terms.ts';
import {
  isBritishExtraKey,
  isCatalogueKind,
} from '../../../core/domain/catalogue/catalogue-label.ts';
import { readMaterialVariantKey } from '../../../core/domain/catalogue/material-keys.ts';
import { isOptionGroup, parseOptionType } from '../../../core/domain/catalogue/options.ts';
import {
  isFrameCatalogueKey,
  isProducedFrameFamily,
} from '../../../core/domain/catalogue/produced-frame.ts';
import { parseCollageId } from '../../../core/domain/products/collage/collage-id.ts';
import { parseCookies } from '../../../core/domain/cookie/cookie.ts';
import { requestUrlRefusal } from '../../../core/domain/cookie/request-url.ts';
import { localPartOf, parseEmail } from '../../../core/domain/customer/email.ts';
import { characterCount, tidyLine, tidyLines } from '../../../core/domain/customer/form-text.ts';
import { parseMailToken } from '../../../core/domain/customer/mail-token.ts';
import { parsePassword } from '../../../core/domain/customer/password.ts';
import { parseDesignGroupId } from '../../../core/domain/design/design-group-id.ts';
import { readDesignerAddress } from '../../../core/domain/designer/designer-address.ts';
import { isAdClickId } from '../../../core/domain/designer/parameters.ts';
import { parseSku } from '../../../core/domain/designer/sku-container.ts';
import { readDevice } from '../../../core/domain/device/device-info.ts';
import { isErrorCode } from '../../../core/domain/errors/describe-error.ts';
import { isCrawler } from '../../../core/domain/flags/crawler.ts';
import { parseOverride } from '../../../core/domain/flags/override.ts';
import { isFlagSafePath } from '../../../core/domain/flags/safe-paths.ts';
import { parseTreatments } from '../../../core/domain/flags/treatments-text.ts';
import { parseUserKey } from '../../../core/domain/flags/user-key.ts';
import { sanitizeDimension, dimensionTenths } from '../../../core/domain/format/dimension-input.ts';
import { formatOrZero, parseFormatFor } from '../../../core/domain/format/locale-format.ts';
import { parseMillimetreFormat } from '../../../core/domain/format/millimetre-format.ts';
import { readSides, parseFormat, readFormat } from '../../../core/domain/format/parse-format.ts';
import { parseAspectRatio } from '../../../core/domain/image/image-size.ts';
import { parseMediaPath } from '../../../core/domain/image/image.ts';
import { parseSource } from '../../../core/domain/image/parse-source.ts';
import { isPresetName } from '../../../core/domain/image/presets.ts';
import { isForeignSource } from '../../../core/domain/image/providers.ts';
import { parseLocale, isLocale } from '../../../core/domain/locale/locale.ts';
import { isServedCountry, marketOfCountry } from '../../../core/domain/locale/countries.ts';
import { navigationPath } from '../../../core/domain/navigation/selected-item.ts';
import { telephoneLink } from '../../../core/domain/navigation/telephone-link.ts';
import { isRecaptchaToken } from '../../../core/domain/newsletter/newsletter.ts';
import { parsePhotoboxType } from '../../../core/domain/products/photobox/photobox-options.ts';
import { carriedPairs, carryOver } from '../../../core/domain/query/carried.ts';
import { parseQuery, readPairs } from '../../../core/domain/query/query.ts';
import { readSwitches } from '../../../core/domain/query/switches.ts';
import { parseAddress, routeAddress } from '../../../core/domain/routing/addresses.ts';
import {
  designerLocale,
  withDesignerLocale,
} from '../../../core/domain/routing/designer-locale.ts';
import { detailPagePath } from '../../../core/domain/routing/detail-page.ts';
import { resolveHost } from '../../../core/domain/routing/hosts.ts';
import { looksLikePrefix } from '../../../core/domain/routing/language-prefix.ts';
import { linkContext } from '../../../core/domain/routing/link-context.ts';
import { classifyLinkOn } from '../../../core/domain/routing/link-on-page.ts';
import { classifyLink } from '../../../core/domain/routing/links.ts';
import { displayPath } from '../../../core/domain/routing/paths.ts';
import { decideReload } from '../../../core/domain/routing/reload-guard.ts';
import { isSafeProtocol } from '../../../core/domain/routing/safe-protocols.ts';
import { readSlug } from '../../../core/domain/routing/slug-sanity.ts';
import { isSpecialPrefix } from '../../../core/domain/routing/special-prefixes.ts';
import { textOf } from '../../../core/domain/text/text.ts';
import { readInstant } from '../../../core/domain/time/instant.ts';
import { parseToolboxResultId } from '../../../core/domain/toolbox/toolbox-result.ts';
import {
  normaliseVoucherCode,
  parseVoucherCode,
  printVoucherCode,
} from '../../../core/domain/voucher/voucher-code.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';

const sites = embeddedSites(3000);
const page = linkContext(sites, sites.defaultSite, { path: '/', search: '' });

/** A rule as a caller without types meets it. */
type Rule = (text: never) => unknown;

const rules: Readonly<Record<string, Rule>> = {
  parseCardFormat,
  isCardFilterValue,
  readCardOverview,
  parseCardOccasion,
  isConfiguratorMaterialTerm,
  isBritishExtraKey,
  isCatalogueKind,
  readMaterialVariantKey,
  isOptionGroup,
  parseOptionType,
  isFrameCatalogueKey,
  isProducedFrameFamily,
  parseCollageId,
  parseCookies,
  requestUrlRefusal,
  localPartOf,
  parseEmail,
  characterCount,
  tidyLine,
  tidyLines,
  parseMailToken,
  parsePassword,
  parseDesignGroupId,
  readDesignerAddress,
  isAdClickId,
  parseSku,
  readDevice,
  isErrorCode,
  isCrawler,
  parseOverride,
  isFlagSafePath,
  parseTreatments,
  parseUserKey,
  parseMillimetreFormat,
  readSides,
  parseAspectRatio,
  parseMediaPath,
  parseSource,
  isPresetName,
  isForeignSource,
  parseLocale,
  isLocale,
  isServedCountry,
  marketOfCountry,
  navigationPath,
  telephoneLink,
  isRecaptchaToken,
  parsePhotoboxType,
  carriedPairs,
  parseQuery,
  readPairs,
  readSwitches,
  parseAddress,
  routeAddress: (text) => routeAddress(text, sites),
  designerLocale,
  looksLikePrefix,
  displayPath,
  isSafeProtocol,
  readSlug,
  isSpecialPrefix,
  readInstant,
  parseToolboxResultId,
  normaliseVoucherCode,
  parseVoucherCode,
  printVoucherCode,
  readSku: (text) => readSku('cm', text),
  sanitizeDimension: (text) => sanitizeDimension('cm', text),
  dimensionTenths: (text) => dimensionTenths('in', text),
  formatOrZero: (text) => formatOrZero('cm', text),
  parseFormatFor: (text) => parseFormatFor('en-US', text),
  parseFormat: (text) => parseFormat('cm', text),
  readFormat: (text) => readFormat('in', text),
  classifyLink: (text) => classifyLink(page, text),
  classifyLinkOn: (text) => classifyLinkOn('http://localhost:3000/', text, sites),
  classifyLinkOnPage: (text) => classifyLinkOn(text, '/', sites),
  carryOver: (text) => carryOver(text, '?a=b'),
  carryOverLink: (text) => carryOver('?_a=b', text),
  resolveHost: (text) => resolveHost(sites, text),
  withDesignerLocale: (text) => withDesignerLocale(text, 'de-DE'),
  detailPagePath: (text) => detailPagePath(text, 'card', false),
  decideReload: (text) => decideReload('app-updated', text, 0),
};

/** Values that a conversion would turn into a text that the rules know. */
const lookAlikes = [
  ['600x400'],
  ['de-DE'],
  ['/'],
  ['poster'],
  7,
  new String('600x400'),
  Symbol('x'),
];

const anyNotText: fc.Arbitrary<unknown> = fc
  .oneof(
    fc.anything({ withBigInt: true, withNullPrototype: true, withObjectString: true }),
    fc.constantFrom(...lookAlikes),
  )
  .filter((value) => typeof value !== 'string');

/** Hands a rule what its type forbids, as scripts and parsed JSON do. */
const given = (rule: Rule, value: unknown): unknown => Reflect.apply(rule, undefined, [value]);

describe('what is not text', () => {
  test.each(Object.keys(rules))('%s reads it as the empty text', (name) => {
    const rule = rules[name] ?? textOf;
    const refused = given(rule, '');
    fc.assert(
      fc.property(anyNotText, (value) => {
        expect(given(rule, value)).toEqual(refused);
      }),
    );
  });

  property.prop([anyNotText, fc.string()])(
    'is the empty text, and text is itself',
    (value, text) => {
      expect(textOf(value)).toBe('');
      expect(textOf(text)).toBe(text);
    },
  );
});
