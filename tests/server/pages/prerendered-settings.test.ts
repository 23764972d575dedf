/** Pages made by another build, or with other settings, are not shown. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { designerBasesAt } from '../../../core/domain/catalogue/designers.ts';
import type { Configuration } from '../../../server/configuration.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { folderOf, identityOf } from '../../../server/pages/prerendered-settings.ts';
import { accepted } from '../read-environment.ts';

test('the identity of a build is another one with each file and setting that pages show', () => {
  const folder = mkdtempSync(join(tmpdir(), 'identity-'));
  try {
    const [application, other] = ['app.mjs', 'other.mjs'].map((name) => join(folder, name));
    writeFileSync(String(application), 'one');
    writeFileSync(String(other), 'other');
    const configuration = accepted({});
    const of = (given: Partial<Configuration> = {}, file = application, client = 'client') =>
      identityOf({ application: String(file), client }, { ...configuration, ...given });
    expect(of()).toMatch(/^[\w-]{22}$/u);
    expect(of({ dataDir: '/other' })).toBe(of());
    const settings: readonly Partial<Configuration>[] = [
      { sites: embeddedSites(4_000) },
      { consentScript: 'https://consent.example/a.js' },
      { messengerScript: 'https://messenger.example/a.js' },
      { designerBases: designerBasesAt('https://designer.example') },
      { locationHeaders: { country: 'x-country', region: undefined } },
      { storyblokToken: 'token' },
      { storyblokUrl: 'https://content.example' },
      { shopApiUrl: 'https://shop.example' },
      { databaseUrl: 'postgres://database.example/shop' },
    ];
    const identities = [
      of(),
      of({}, other),
      of({}, application, 'another'),
      ...settings.map((given) => of(given)),
    ];
    expect(new Set(identities).size).toBe(identities.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('pages lie beside all other data, or in a folder of their own', () => {
  expect(folderOf({ dataDir: '/data', prerenderedDir: undefined })).toBe('/data/prerendered');
  expect(folderOf({ dataDir: '/data', prerenderedDir: '/pages' })).toBe('/pages');
});
