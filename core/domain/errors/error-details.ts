export type RawError = {
  readonly code: string;
  readonly message: string;
  readonly requestId: string;
  readonly stack?: string | undefined;
};

/**
 * Details for the error page: only with the debug flag, and never a stack in production (supporting
 * §8 "Error page"; decisions, "Query switches").
 */
export const visibleErrorDetails = (
  { code, message, requestId, stack }: RawError,
  page: { readonly isDebug: boolean; readonly isProduction: boolean },
): RawError | undefined => {
  if (!page.isDebug) return undefined;
  const details = { code, message, requestId };
  return page.isProduction || stack === undefined ? details : { ...details, stack };
};
