/** After the skip link, before everything else in the tab order. */
export const consentPlaceId = 'consent-place';
