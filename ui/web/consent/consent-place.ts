/** Where the windows go: after the skip link, before everything else that keys come to. */
export const consentPlaceId = 'consent-place';
