import type { PageFormSender } from './form.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** The UUID under which something is kept once; the request's id stands for one that is not there yet. */
export const sentIdOf = (sent: string | null, { requestId }: PageFormSender): string =>
  sent !== null && uuid.test(sent) ? sent : requestId;
