/** Ours: the specification has no parameter for own words and photos. Its value is an identifier. */
export const personalisationParameter = 'personalisation';
