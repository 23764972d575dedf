/** What links that open the privacy settings say in `data-opens`. */
export const consentDialog = 'consent';
