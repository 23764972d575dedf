import { expect } from 'vitest';

export type ListAnswer = { readonly location: string; readonly cookie: string | undefined };

/** Where a form of a visitor's list leads; a list that begins sets its cookie for 180 days. */
export const listAnswerOf = (response: Response): ListAnswer => {
  expect(response.status).toBe(303);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const set = response.headers.get('Set-Cookie') ?? undefined;
  if (set !== undefined)
    expect(set).toMatch(/Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax/u);
  return { location: response.headers.get('Location') ?? '', cookie: set?.split(';', 1)[0] };
};
