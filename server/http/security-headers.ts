/** Headers of every answer. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Where a browser reports what the content security policy refused. */
export const cspReportPath = '/reports/csp';

/** What a document may load, besides its scripts; production. */
const directives = [
  `style-src 'self'`,
  // Proportions and sizes of pictures stand in style attributes; they can load nothing.
  `style-src-attr 'unsafe-inline'`,
  `img-src 'self'`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `manifest-src 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'self'`,
  `base-uri 'none'`,
  `object-src 'none'`,
  `report-uri ${cspReportPath}`,
].join('; ');

/** Development injects scripts and styles of its own, and talks to its own socket. */
const developmentPolicy = [
  `default-src 'self'`,
  `script-src 'self' 'unsafe-inline'`,
  `style-src 'self' 'unsafe-inline'`,
  `connect-src 'self' ws:`,
].join('; ');

/** The header of the enforced policy. */
export const policyHeader = 'content-security-policy';

/** Makes the content security policy of a document for its nonce. */
export const createPolicy = (isDevelopment: boolean): ((nonce: string) => string) =>
  isDevelopment
    ? () => developmentPolicy
    : (nonce) => `default-src 'none'; script-src 'self' 'nonce-${nonce}'; ${directives}`;

/** Headers of a document besides its policy: what it may not do, and HTTPS for ever. */
export const pageSecurityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
