/** Methods of signing up. */
export const signUpMethods = ['password', 'google'] as const;

/** A way to sign up. */
export type SignUpMethod = (typeof signUpMethods)[number];
