import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  checkBot,
  scriptlessToken,
  timedToken,
  tokenOfForm,
} from '../../../core/domain/newsletter/bot-check.ts';
import { isRecaptchaToken } from '../../../core/domain/newsletter/newsletter.ts';
import { E } from '../../../core/fp.ts';

const person = E.right('person');

describe('the bot check', () => {
  property.prop([fc.integer({ min: 1_000, max: 86_400_000 })])(
    'takes who took a second or more',
    (time) => {
      expect(checkBot(timedToken(time))).toEqual(person);
    },
  );

  property.prop([fc.integer({ min: -1_000, max: 999 })])('refuses who was faster', (time) => {
    expect(checkBot(timedToken(time))).toEqual(E.left({ kind: 'too-fast' }));
  });

  test('takes a form without scripts', () => {
    expect(checkBot(scriptlessToken)).toEqual(person);
  });

  property.prop([fc.string({ minLength: 1 }), fc.constantFrom(scriptlessToken, timedToken(5_000))])(
    'refuses whatever stands in the trap, with any token',
    (trap, token) => {
      const sent = tokenOfForm(token, trap);
      expect(isRecaptchaToken(sent)).toBe(true);
      expect(checkBot(sent)).toEqual(E.left({ kind: 'trapped' }));
    },
  );

  property.prop([fc.string()])('gives on the token of an empty trap as it is', (token) => {
    expect(tokenOfForm(token, '')).toBe(token);
  });

  test.each(['', 'human', 'form-', 'form-1.5', 'form--1', 'FORM', `form-${'9'.repeat(16)}`])(
    'refuses the token "%s"',
    (token) => {
      expect(checkBot(token)).toEqual(E.left({ kind: 'token-unknown' }));
    },
  );
});
