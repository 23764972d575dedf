/** Headers of every answer. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Where a browser reports what the content security policy refused. */
export const cspReportPath = '/reports/csp';

const directives = (nonce: string, isDevelopment: boolean): readonly string[] => [
  `default-src 'none'`,
  `script-src 'self' 'nonce-${nonce}'`,
  // Development injects its styles and talks to its own socket.
  isDevelopment ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
  // Proportions and sizes of pictures stand in style attributes; they can load nothing.
  `style-src-attr 'unsafe-inline'`,
  `img-src 'self'`,
  `font-src 'self'`,
  isDevelopment ? `connect-src 'self' ws:` : `connect-src 'self'`,
  `manifest-src 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'self'`,
  `base-uri 'none'`,
  `object-src 'none'`,
  `report-uri ${cspReportPath}`,
];

/** Headers of a page: the enforced content security policy and what a page may not do. */
export const pageSecurityHeaders = (
  nonce: string,
  options: { readonly isDevelopment: boolean; readonly isSecure: boolean },
): Readonly<Record<string, string>> => ({
  'content-security-policy': directives(nonce, options.isDevelopment).join('; '),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(options.isSecure
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});
