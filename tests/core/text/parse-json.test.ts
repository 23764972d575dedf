import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { parseJson } from '../../../core/domain/text/parse-json.ts';

property.prop([fc.jsonValue()])('JSON is read as it was written', (value) => {
  expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
});

test.each(['', '{', 'undefined', "{'a':1}", '[1,]'])('%j is not JSON', (text) => {
  expect(parseJson(text)).toBeUndefined();
});
