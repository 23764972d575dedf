/** `data-opens` of links that open the privacy settings. */
export const consentDialog = 'consent';
