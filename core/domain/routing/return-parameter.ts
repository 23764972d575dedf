/** Says where a log-in leads back to (`returnTargetOf`). */
export const returnParameter = 'returnTo';
