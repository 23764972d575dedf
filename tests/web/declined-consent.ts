/** The choice of a visitor who declined on an earlier visit, as `document.cookie` takes it. */
const kept = {
  categories: ['necessary'],
  revision: 1,
  consentId: 'everybody',
  consentTimestamp: '2026-11-22T10:00:00.000Z',
  lastConsentTimestamp: '2026-11-22T10:00:00.000Z',
};

/** Tests of other things are not asked for consent. */
export const declinedConsent = `passepartout-consent=${encodeURIComponent(JSON.stringify(kept))}; Path=/; SameSite=Lax`;
