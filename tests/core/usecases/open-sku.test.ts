import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { printSku } from '../../../core/domain/configurator/sku.ts';
import { framesForMaterial } from '../../../core/domain/catalogue/frame-holds.ts';
import { embeddedDesignerBases } from '../../../server/embedded-addresses.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { allowAll } from '../../../core/domain/consent/consent-choice.ts';
import { E } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { findSku, openSku } from '../../../core/usecases/open-sku.ts';
import { anyMaterialType } from '../../arbitraries/catalogue.ts';
import { formatIn } from '../../arbitraries/format.ts';
import { anyLocale } from '../../arbitraries/locale.ts';
import { knownContainers } from '../../contracts/offers.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryConsent } from '../../fakes/consent-store.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingSkuContainers, memorySkuContainers } from '../../fakes/sku-containers.ts';
import { recordingTracking } from '../../fakes/tracking.ts';

const scope: ShopScope = { channel: 'poster', locale: 'de-DE' };
const world = () => ({
  skuContainers: memorySkuContainers(knownContainers),
  log: recordingLog(),
  clock: manualClock(Date.UTC(2026, 10, 1)),
  consent: memoryConsent(),
  tracking: recordingTracking(),
});

const anyArticle = anyMaterialType.chain((materialType) =>
  fc.record({
    materialType: fc.constant(materialType),
    frameType: fc.constantFrom(undefined, ...framesForMaterial(materialType)),
  }),
);

describe('a SKU', () => {
  property.prop([anyLocale, anyArticle, formatIn('cm')])(
    'of a wall picture says all by itself',
    async (locale, { materialType, frameType }, format) => {
      const environment = world();
      const unit = formatUnitOf(locale);
      const sku = printSku(materialType, frameType, { ...format, unit });
      expect(await findSku({ ...scope, locale }, ` ${sku} `)(environment)()).toEqual(
        E.right({
          sku,
          parameters: {
            materialType,
            ...(frameType === undefined ? {} : { frameType }),
            formatType: printFormat(format),
          },
        }),
      );
      expect(environment.skuContainers.asked).toEqual([]);
    },
  );

  test('of anything else is asked for, if it is one', async () => {
    const environment = world();
    expect(await findSku(scope, 'calendar-2027')(environment)()).toEqual(
      E.right(knownContainers[0]),
    );
    expect(await findSku(scope, 'leinwand')(environment)()).toEqual(
      E.left({ kind: 'sku-not-found', sku: 'leinwand' }),
    );
    expect(await findSku(scope, 'a b')(environment)()).toEqual(
      E.left({ kind: 'malformed-sku', text: 'a b' }),
    );
    expect(environment.skuContainers.asked).toEqual(['calendar-2027', 'leinwand']);
    expect(environment.log.reports).toEqual([]);
  });

  test('that is not answered is logged', async () => {
    const environment = { ...world(), skuContainers: failingSkuContainers() };
    expect(await findSku(scope, 'calendar-2027')(environment)()).toEqual(
      E.left({ kind: 'skus-unavailable', reason: 'no answer' }),
    );
    expect(environment.log.reports).toEqual([
      { code: 'request-failed', facts: { part: 'sku', reason: 'no answer' } },
    ]);
  });

  test('opens the designer of its article', async () => {
    const environment = world();
    environment.consent.write(allowAll);
    const setting = { bases: embeddedDesignerBases, isTracking: true };
    const open = async (sku: string) => openSku(scope, sku, setting)(environment)();
    const calendar = await open('calendar-2027');
    expect(E.isRight(calendar) && calendar.right.url).toBe(
      '/configurator-calendar?calendarType=wandkalender&formatType=a3-quer&mountingType=spirale&startMonth=1&year=2026&locale=de-DE',
    );
    expect(await open('leinwand_600x400')).toMatchObject(
      E.right({
        url: '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE',
      }),
    );
    expect(await open('posterbar')).toEqual(E.left({ kind: 'no-designer' }));
    expect(environment.tracking.events).toHaveLength(2);
  });
});
