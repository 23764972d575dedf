import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { CalendarDesignGroup } from '../../../core/domain/products/calendar/calendar-designs.ts';
import { fittingCollageGroups } from '../../../core/domain/products/collage/collage-groups.ts';
import { photobookDesignerParameters } from '../../../core/domain/products/photobook/design-groups.ts';
import { E } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { chooseCalendarDesign } from '../../../core/usecases/calendar/choose-calendar-design.ts';
import { choosePhotobookDesign } from '../../../core/usecases/photobook/choose-photobook-design.ts';
import {
  showCollageGroup,
  showCollageGroups,
} from '../../../core/usecases/collage/show-collage-groups.ts';
import {
  anyPhotobookConfiguration,
  anyPhotobookDesignGroups,
} from '../../arbitraries/photobook.ts';
import { knownCollageGroups } from '../../contracts/design-groups.ts';
import {
  failingCollageGroups,
  failingDesignGroups,
  memoryCollageGroups,
  memoryDesignGroups,
} from '../../fakes/design-groups.ts';
import { recordingLog } from '../../fakes/log.ts';

const scope: ShopScope = { channel: 'kartenliebe', locale: 'de-DE' };
const noAnswer = E.left({ kind: 'designs-unavailable', reason: 'no answer' });
const reported = (part: string) => ({
  code: 'overview-container-load-failed',
  facts: { part, reason: 'no answer' },
});

const forest: CalendarDesignGroup = {
  designGroupId: 'forest',
  name: 'Forest',
  designs: [
    { designId: 'wide', format: 'a4-quer' },
    { designId: 'square', format: '200-200' },
  ],
};

describe('the design of a calendar', () => {
  const choose = async (choice: Partial<Parameters<typeof chooseCalendarDesign>[1]>) => {
    const log = recordingLog();
    const calendarDesigns = memoryDesignGroups(new Map([['forest', forest]]));
    const whole = { designGroupId: 'forest', format: 'a3-quer', ...choice } as const;
    const answer = await chooseCalendarDesign(scope, whole)({ calendarDesigns, log })();
    expect(log.reports).toEqual([]);
    return answer;
  };

  test('is the chosen one, else the group’s for the format', async () => {
    expect(await choose({})).toEqual(E.right(forest.designs[0]));
    expect(await choose({ format: '300-300', designId: '' })).toEqual(E.right(forest.designs[1]));
    expect(await choose({ designId: 'square' })).toEqual(E.right(forest.designs[1]));
  });

  test('is refused with what is wrong, which is not logged', async () => {
    expect(await choose({ designId: 'round' })).toMatchObject({
      left: { kind: 'calendar-design-not-in-group', designId: 'round' },
    });
    expect(await choose({ format: '150-400' })).toMatchObject({
      left: { kind: 'no-calendar-design-for-format', formats: ['a4-quer', '200-200'] },
    });
    expect(await choose({ designGroupId: 'desert' })).toEqual(
      E.left({ kind: 'design-group-not-found', id: 'desert' }),
    );
    expect(await choose({ designGroupId: '' })).toEqual(
      E.left({ kind: 'malformed-design-group-id', text: '' }),
    );
  });
});

describe('the design of a photo book', () => {
  property.prop([anyPhotobookConfiguration, anyPhotobookDesignGroups])(
    'is the set’s template of its format',
    async (photobook, designGroups) => {
      const set = { designGroupSetId: 'baby', name: 'Baby', designGroups };
      const environment = {
        photobookDesigns: memoryDesignGroups(new Map([['baby', set]])),
        log: recordingLog(),
      };
      expect(await choosePhotobookDesign(scope, 'baby', photobook)(environment)()).toEqual(
        photobookDesignerParameters(photobook, designGroups),
      );
      expect(await choosePhotobookDesign(scope, 'b c', photobook)(environment)()).toEqual(
        E.left({ kind: 'malformed-design-group-id', text: 'b c' }),
      );
      expect(environment.log.reports).toEqual([]);
    },
  );
});

describe('groups of collages', () => {
  test('are those that fit', async () => {
    const environment = {
      collageGroups: memoryCollageGroups(knownCollageGroups),
      log: recordingLog(),
    };
    expect(await showCollageGroups(scope)(environment)()).toEqual(E.right(knownCollageGroups));
    expect(await showCollageGroups(scope, { tileCount: 4 })(environment)()).toEqual(
      E.right(fittingCollageGroups(knownCollageGroups, { tileCount: 4 })),
    );
    expect(await showCollageGroup(scope, 'grids')(environment)()).toEqual(
      E.right(knownCollageGroups[1]),
    );
    expect(await showCollageGroup(scope, 'circles')(environment)()).toEqual(
      E.left({ kind: 'design-group-not-found', id: 'circles' }),
    );
    expect(environment.log.reports).toEqual([]);
  });
});

test('a service without designs is logged, once each', async () => {
  const log = recordingLog();
  const environment = {
    calendarDesigns: failingDesignGroups<CalendarDesignGroup>(),
    collageGroups: failingCollageGroups(),
    log,
  };
  const choice = { designGroupId: 'forest', format: 'a4-quer' } as const;
  expect(await chooseCalendarDesign(scope, choice)(environment)()).toEqual(noAnswer);
  expect(await showCollageGroups(scope)(environment)()).toEqual(noAnswer);
  expect(await showCollageGroup(scope, 'grids')(environment)()).toEqual(noAnswer);
  expect(log.reports).toEqual(
    ['calendar-designs', 'collage-groups', 'collage-groups'].map(reported),
  );
});

property.prop([anyPhotobookConfiguration], { numRuns: 1 })(
  'a service without designs of photo books is logged, too',
  async (photobook) => {
    const log = recordingLog();
    const environment = { photobookDesigns: failingDesignGroups<never>(), log };
    expect(await choosePhotobookDesign(scope, 'baby', photobook)(environment)()).toEqual(noAnswer);
    expect(log.reports).toEqual([reported('photobook-designs')]);
  },
);
