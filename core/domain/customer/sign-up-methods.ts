export const signUpMethods = ['password', 'google'] as const;

export type SignUpMethod = (typeof signUpMethods)[number];
