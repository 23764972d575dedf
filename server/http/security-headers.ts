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
export const developmentPolicy = [
  `default-src 'self'`,
  `script-src 'self' 'unsafe-inline'`,
  `style-src 'self' 'unsafe-inline'`,
  `connect-src 'self' ws:`,
].join('; ');

/**
 * The content security policy of every document: scripts are files of ours, besides the one start
 * script, which is the same in all of them.
 *
 * @param startHash The hash of the start script as a source: `'sha256-…'`.
 */
export const documentPolicy = (startHash: string): string =>
  `default-src 'none'; script-src 'self' ${startHash}; ${directives}`;

/** Headers of a document: its policy, what it may not do, and HTTPS for ever. */
export const documentHeaders = (
  policy: string,
  isSecure: boolean,
): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
