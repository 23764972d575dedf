import fc from 'fast-check';

import { contentSchema } from '../../core/domain/content/content-schema.ts';

const components = contentSchema();

const fieldNames = [...new Set(components.flatMap(({ fields }) => Object.keys(fields)))];

/** A block of a known component whose fields hold anything. */
export const anyBrokenBlock = fc
  .record({
    component: fc.oneof(fc.constantFrom(...components.map(({ name }) => name)), fc.string()),
    _uid: fc.oneof(fc.uuid(), fc.jsonValue()),
    fields: fc.dictionary(
      fc.constantFrom(...fieldNames),
      fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())),
    ),
  })
  .map(({ component, _uid, fields }) => ({ ...fields, component, _uid }));
