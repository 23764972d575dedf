/** The name of the parameter that says where a log-in leads back to (`returnTargetOf`). */
export const returnParameter = 'returnTo';
