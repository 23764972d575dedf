/** Value of `data-opens` on links that open the privacy settings. */
export const consentDialog = 'consent';
