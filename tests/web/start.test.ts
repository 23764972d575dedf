/** Starting and stopping: what the operator reads, and what is left behind. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { freePort, newDataFolder, openShop, removeDataFolder, runShop, type Shop } from './shop.ts';

describe('a variable that is wrong', () => {
  test.each([
    ['PORT', 'eighty', 'a whole number from 1 to 65535'],
    ['PORT', '0', 'a whole number from 1 to 65535'],
    ['PORT', '70000', 'a whole number from 1 to 65535'],
    ['HOST', 'no host', 'a host name or an address'],
    ['DATABASE_URL', 'mysql://localhost/shop', 'postgres://user:password@host:5432/name'],
    ['SHOP_API_URL', 'ftp://example.com', 'an http or https address'],
    ['FLAGS', '1785_wall_picture_teaser=101', 'a whole number from 0 to 100'],
    ['FLAGS', 'no_such_flag=1', '1785_wall_picture_teaser'],
    ['SITES', 'poster.xx=example.com', 'poster.de=www.example.com'],
    ['STORYBLOK_TOKEN', 'short', '8 to 128'],
    ['STORYBLOK_VERSION', 'newest', 'published or draft'],
  ])('(%s=%s) stops it with one line that says what is allowed', async (name, value, allowed) => {
    const { code, output, errors } = await runShop({ PORT: '3000', [name]: value }).ended;
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors).toContain(`${name}="${value}"`);
    expect(errors).toContain(allowed);
  });
});

describe('a running shop', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop(inject('template'));
  });

  afterAll(async () => {
    await shop.close();
  });

  test('keeps its port to itself', async () => {
    const dataDir = newDataFolder(inject('template'));
    const second = await runShop({ PORT: String(shop.port), DATA_DIR: dataDir }).ended;
    expect(second.code).toBe(1);
    expect(second.errors).toContain(`Port ${shop.port} is in use`);
    removeDataFolder(dataDir);
  });

  test('keeps its data to itself', async () => {
    const second = await runShop({ PORT: String(await freePort()), DATA_DIR: shop.dataDir }).ended;
    expect(second.code).toBe(1);
    expect(second.errors).toContain('is in use by process');
    expect(second.errors).toContain('DATA_DIR');
    expect(second.errors.trim().split('\n')).toHaveLength(1);
    const { status } = await fetch(`http://127.0.0.1:${shop.port}/web-api/openapi.json`);
    expect(status).toBe(200);
  });
});

describe('stopping', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'by %s is clean, and the next start finds its data',
    async (signal) => {
      const dataDir = newDataFolder(inject('template'));
      const environment = { PORT: String(await freePort()), DATA_DIR: dataDir };
      for (const _start of ['first', 'second']) {
        const shop = runShop(environment);
        expect(await shop.opened).toBe(
          `Passepartout is open at http://localhost:${environment.PORT}`,
        );
        const page = await fetch(`http://127.0.0.1:${environment.PORT}/leinwanddruck`);
        expect(await page.text()).toContain('44,90\u00a0€');
        const { code, errors } = await shop.stop(signal);
        expect(code).toBe(0);
        expect(errors).toBe('');
      }
      removeDataFolder(dataDir);
    },
  );
});
