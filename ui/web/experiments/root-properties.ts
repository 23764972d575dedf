/** What treatments are to the style sheet: custom properties of the root element. */
import { treatmentEntries, type Treatments } from '../../../core/domain/flags/flags.ts';
import { abProperties } from '../../blocks/ab/ab-properties.ts';
import { experimentsOf } from './registry.ts';

const looks = new Map(experimentsOf('look').map(({ flag, properties }) => [flag, properties]));

/**
 * The declarations for the flags that are on: those of looks, and of each flag which side its A/B
 * blocks show. Nothing where none is on.
 */
export const rootStyle = (treatments: Treatments): string =>
  treatmentEntries(treatments)
    .flatMap(([flag, treatment]) =>
      treatment === 'on' ? Object.entries({ ...looks.get(flag), ...abProperties(flag) }) : [],
    )
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
