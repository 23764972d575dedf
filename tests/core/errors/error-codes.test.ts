import { describe, expect, test } from 'vitest';

import { errorCodes } from '../../../core/domain/errors/error-codes.ts';

/** Storefront §8, supporting §8, and the codes that the decisions spell ("Flags, consent, logs"). */
const specified = `login-error, password-reset-error, sign-up-error, overview-container-load-failed,
  storyblok-page-not-found, contact-form-person-not-found, richtext-render-error, nuxt-bootstrap,
  nuxt-error-page-encountered, asset-load-on-slug, error-add-voucher, error-add-accessory,
  error-no-materials-for-frame-type, error-no-default-option-for-material-type, hybrid-parse-error,
  translator-parse-error, empty-hybrid-layout, cms-page-not-found, hybrid-ssr-error,
  newsletter-no-recaptcha-token, newsletter-recaptcha-error, countdown-date-in-past,
  google-script-not-loaded, google-button-not-found, google-callback-failed,
  teaser-hero-image-load-failed, teaser-hero-video-load-failed`.split(/,\s+/u);

/** What the same sections only describe: refusals, aborts, reloads and the flags' product side. */
const described = `locale-missing, request-timeout, external-navigation-refused,
  unsafe-protocol-refused, chunk-load-failed, app-updated, route-guard-unknown, route-missing,
  page-route-invalid, img-path-redirected, translation-missing, image-metadata-failed,
  request-failed, flag-no-treatment, flag-changed-in-session, flag-changed-for-user,
  flag-user-key-changed, flag-user-key-empty, flag-authorization-key-empty,
  flag-client-already-initialised, flag-client-failed, flag-track-failed`.split(/,\s+/u);

const rows = Object.entries(errorCodes);

describe('the error codes', () => {
  test.each([...specified, ...described])('have %s', (code) => {
    expect(Object.hasOwn(errorCodes, code)).toBe(true);
  });

  test.each(rows)('%s is of one word with dashes, and has a meaning of one line', (code, row) => {
    expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
    expect(row.meaning).toMatch(/^\S.*[^\s.]$/u);
    // What keeps a page from being shown is more than a warning.
    expect(row.isFatal && row.level !== 'error').toBe(false);
  });

  test('are fatal where the specification says so', () => {
    expect(errorCodes['storyblok-page-not-found'].isFatal).toBe(true);
    expect(errorCodes['page-route-invalid'].isFatal).toBe(true);
    expect(errorCodes['route-missing'].isFatal).toBe(false);
  });

  test('mean something different each', () => {
    expect(new Set(rows.map(([, { meaning }]) => meaning)).size).toBe(rows.length);
  });
});
