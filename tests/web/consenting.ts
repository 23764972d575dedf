/** A visitor who has let their visit be measured, without the windows that ask. */
import type { Page } from 'playwright-core';

import { consentCookie } from '../../adapters/browser/consent-cookie.ts';
import { consentRevision } from '../../core/domain/consent/consent-choice.ts';

const choice = {
  categories: ['necessary', 'statistics'],
  revision: consentRevision,
  consentId: 'everybody',
  consentTimestamp: '2026-11-22T08:00:00.000Z',
  lastConsentTimestamp: '2026-11-22T08:00:00.000Z',
};

/** Sets the cookie of a choice that allows statistics, for one host of a shop. */
export const consentTo = async (page: Page, url: string): Promise<void> => {
  const value = encodeURIComponent(JSON.stringify(choice));
  await page.context().addCookies([{ name: consentCookie, value, url }]);
};
