import { treatmentEntries, type Treatments } from '../../../core/domain/flags/flags.ts';
import { abProperties } from '../../blocks/ab/ab-properties.ts';
import { experimentsOf } from './registry.ts';

const looks = new Map(experimentsOf('look').map(({ flag, properties }) => [flag, properties]));

/**
 * Declarations of the flags that are on: looks, and the sides of A/B blocks. Empty where none is
 * on.
 */
export const rootStyle = (treatments: Treatments): string =>
  treatmentEntries(treatments)
    .flatMap(([flag, treatment]) =>
      treatment === 'on' ? Object.entries({ ...looks.get(flag), ...abProperties(flag) }) : [],
    )
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
