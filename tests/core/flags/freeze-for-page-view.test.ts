import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';

import { flagNames, type FlagName } from '../../../core/domain/flags/flags.ts';
import { freezeForPageView } from '../../../core/domain/flags/freeze-for-page-view.ts';

property.prop([fc.array(fc.tuple(fc.constantFrom(...flagNames), fc.option(fc.boolean())))])(
  'a flag keeps its first answer, whatever it would be later, and is evaluated once',
  (questions) => {
    const evaluated: FlagName[] = [];
    let now: boolean | null = null;
    const treatment = freezeForPageView((name) => {
      evaluated.push(name);
      return now;
    });
    const first = new Map<FlagName, boolean | null>();
    for (const [name, current] of questions) {
      now = current;
      if (!first.has(name)) first.set(name, current);
      expect(treatment(name)).toBe(first.get(name));
    }
    expect(evaluated).toEqual([...first.keys()]);
  },
);
