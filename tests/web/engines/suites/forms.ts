/** Forms: typed into with scripts, and sent before scripts. */
import { describe, expect, test } from 'vitest';

import {
  addressOf,
  attribute,
  canvas,
  closed,
  countOf,
  dialog,
  field,
  fill,
  focusedText,
  listedFormats,
  openBy,
  ownFormat,
  queryValue,
  sendOwnFormat,
  shown,
  textOf,
  visit,
  eventually,
  type OpenTab,
} from '../shopper.ts';

const outside = 'Die lange Seite muss zwischen 15 und 300 cm liegen.';

const ownSelection = {
  material: 'leinwand',
  format: '605x402',
  picture: 'leinwand  605 402',
  handOff: '/configurator-photo-frame?materialType=leinwand&formatType=605x402&locale=de-DE',
};

/** Forms. */
export const forms = (openTab: OpenTab): void => {
  describe('the form of an own format', () => {
    test('says what is wrong in the field, and takes what is right', async () => {
      const tab = await openTab();
      await visit(tab, canvas());
      await openBy(tab, ownFormat);
      await fill(tab, field('width'), '');
      await tab.click(sendOwnFormat);
      await eventually(() => textOf(tab, dialog)).toContain('Bitte geben Sie die Breite an.');
      expect(await queryValue(tab, 'dialog')).toBe('calculator-own-format');
      await fill(tab, field('width'), '400');
      await fill(tab, field('height'), '90');
      await eventually(() => textOf(tab, dialog)).toContain(outside);
      expect(await attribute(tab, field('width'), 'aria-invalid')).toBe('true');
      await fill(tab, field('width'), '60,5');
      await fill(tab, field('height'), '40,2');
      await eventually(() => textOf(tab, dialog)).not.toContain(outside);
      await eventually(() => textOf(tab, dialog)).toMatch(/nächste Standardformat ist 60 × 40/u);
      await tab.click(sendOwnFormat);
      await closed(tab);
      await eventually(() => shown(tab)).toMatchObject({
        ...ownSelection,
        query: '?materialType=leinwand&formatType=605x402',
      });
      expect(await listedFormats(tab)).toContain('605x402');
    });

    test('is there at its address, closes to its link, and is sent by Enter', async () => {
      const tab = await openTab();
      await visit(tab, canvas('?dialog=calculator-own-format'));
      await eventually(() => countOf(tab, `${dialog}:modal`)).toBe(1);
      await tab.press('Escape');
      await closed(tab);
      await eventually(() => queryValue(tab, 'dialog')).toBeNull();
      expect(new URL(await addressOf(tab)).pathname).toBe(new URL(canvas()).pathname);
      await eventually(() => focusedText(tab)).toBe('Eigenes Format');
      await openBy(tab, ownFormat);
      await fill(tab, field('height'), '40,2');
      await fill(tab, field('width'), '60,5');
      await tab.press('Enter');
      await closed(tab);
      await eventually(() => shown(tab)).toMatchObject(ownSelection);
    });

    test('is taken when it is sent before the page hears', async () => {
      const tab = await openTab();
      await tab.open(
        canvas('?materialType=leinwand&formatType=600x400&dialog=calculator-own-format'),
      );
      await tab.evaluate(
        (width, height) => {
          const one = document.querySelector<HTMLInputElement>(width);
          const other = document.querySelector<HTMLInputElement>(height);
          if (one === null || other === null) throw new Error('The form is not there.');
          one.value = '60,5';
          other.value = '40,2';
          one.form?.submit();
        },
        'dialog input[name="width"]',
        'dialog input[name="height"]',
      );
      await eventually(() => shown(tab)).toMatchObject(ownSelection);
      expect(await countOf(tab, dialog)).toBe(0);
    });
  });
};
