/** Files as they are sent to the page of the toolbox, and what became of them. */
import { describe, expect, test } from 'vitest';

import { toolboxLimits } from '../../../core/domain/toolbox/toolbox-table.ts';
import { fileOfType } from '../../arbitraries/toolbox.ts';
import { failingToolbox } from '../../fakes/toolbox.ts';
import { openPageForms } from './page-form-world.ts';

const path = '/werkzeugkasten';

const formWith = (wish: string, files: readonly ReturnType<typeof fileOfType>[]): FormData => {
  const form = new FormData();
  form.append('wish', wish);
  for (const { name, bytes } of files) form.append('file', new File([new Uint8Array(bytes)], name));
  return form;
};

describe('files that are sent to the toolbox', () => {
  test('come back with what became of each, in their order', async () => {
    const files = [fileOfType('gif'), fileOfType('heic', 64, 'b.jpg'), fileOfType('pdf')];
    expect(await openPageForms().send(path, formWith('png', files))).toMatchObject({
      kind: 'again',
      status: 200,
      step: {
        kind: 'toolbox',
        step: {
          wish: 'png',
          problem: undefined,
          outcomes: [
            { kind: 'made', name: 'a.gif', results: [{ name: 'a.png', type: 'png' }] },
            { kind: 'refused', name: 'b.jpg', problem: 'heic' },
            { kind: 'made', name: 'a.pdf', results: [{ type: 'png' }, { type: 'png' }] },
          ],
        },
      },
    });
  });

  test('are 422 where nothing became of any, and 503 where that is the shop’s', async () => {
    const statusOf = async (form: FormData, given = {}) => {
      const answer = await openPageForms(given).send(path, form);
      return answer?.kind === 'again' ? answer.status : undefined;
    };
    expect(await statusOf(formWith('jpg', [fileOfType('jpg')]))).toBe(422);
    const failing = { toolboxOf: () => failingToolbox() };
    expect(await statusOf(formWith('jpg', [fileOfType('png')]), failing)).toBe(503);
    const both = [fileOfType('heic'), fileOfType('png')];
    expect(await statusOf(formWith('jpg', both), failing)).toBe(503);
  });

  test('are asked for where there are none, and refused where there are too many', async () => {
    const many = Array.from({ length: toolboxLimits.files + 1 }, () => fileOfType('png'));
    for (const [form, problem] of [
      [formWith('smaller', []), 'none'],
      [formWith('smaller', many), 'too-much'],
    ] as const)
      expect(await openPageForms().send(path, form)).toEqual({
        kind: 'again',
        status: 422,
        step: { kind: 'toolbox', step: { wish: 'smaller', outcomes: [], problem } },
      });
  });

  test('are taken in each language, at the page’s own address alone', async () => {
    const form = () => formWith('jpg', [fileOfType('png')]);
    const at = (url: string, host: string) => openPageForms().send(url, form(), { host });
    expect(await at('/fr/boite-a-outils', 'ch.localhost:3000')).toMatchObject({ status: 200 });
    expect(await at('/toolbox', 'com.localhost:3000')).toMatchObject({ status: 200 });
    expect(await at('/impressum', 'localhost:3000')).not.toMatchObject({ kind: 'again' });
  });
});
