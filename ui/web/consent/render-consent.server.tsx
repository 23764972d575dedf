import { renderToStaticMarkup } from 'react-dom/server';

import { consentScriptUrl } from '../../../core/domain/consent/consent-script.ts';
import { countryMarkets } from '../../../core/domain/locale/countries.ts';
import { siteOrigin } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { ConsentParts } from '../../components/consent/consent.tsx';
import { compileMessages } from '../../messages/compile.ts';
import { MessagesProvider } from '../../messages/text.tsx';
import { memoizeByIdentity } from '../../memoize-by-identity.ts';
import { placeOf } from '../shell/request-place.ts';
import { legalHref } from '../shell/site-links.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { consentScriptId, consentTemplateId } from './consent-ids.ts';

/** The shop's own windows; a template, so that nothing shows before a script wants it. */
const renderTemplate = (request: StorefrontRequest): string => {
  const { locale } = placeOf(request);
  const parts = renderToStaticMarkup(
    <MessagesProvider locale={locale} messages={compileMessages(locale)}>
      <ConsentParts
        imprintHref={legalHref(request, 'imprint')}
        privacyHref={legalHref(request, 'privacy')}
      />
    </MessagesProvider>,
    { identifierPrefix: 'consent' },
  );
  return `<template id="${consentTemplateId}">${parts}</template>`;
};

/**
 * The third party's script with the place's language, privacy policy and country. Pages are the
 * same for every visitor, so no region is known.
 */
const scriptOf = (request: StorefrontRequest, script: string): string | undefined => {
  const { site, locale } = placeOf(request);
  const [country] =
    Object.entries(countryMarkets).find(([, market]) => market === site.market) ?? [];
  const policy = `${siteOrigin(request.sites, site)}${legalHref(request, 'privacy')}`;
  const url = consentScriptUrl({ script, locale, policy, country });
  return E.isRight(url) ? url.right : undefined;
};

const rendered = memoizeByIdentity<string>();

/**
 * The shop's own windows, or the address of the script that asks instead. The same for all pages of
 * a place.
 */
export const renderConsent = (request: StorefrontRequest, script: string | undefined): string => {
  const { site, locale, platform } = placeOf(request);
  const key = [site.host, locale, platform, script].join(' ');
  return rendered([request.sites, key], () => {
    const src = script === undefined ? undefined : scriptOf(request, script);
    return src === undefined
      ? renderTemplate(request)
      : `<script type="application/json" id="${consentScriptId}">${JSON.stringify(src).replaceAll('<', String.raw`\u003c`)}</script>`;
  });
};
