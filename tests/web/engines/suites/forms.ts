/** Forms: typed into with scripts, sent before scripts, and sent without any. */
import { describe, expect, test } from 'vitest';

import type { Tab } from '../engine.ts';
import {
  attribute,
  canvas,
  closed,
  countOf,
  dialog,
  field,
  fill,
  listedFormats,
  moreFormats,
  openBy,
  option,
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

/** Chooses a radio button and sends its form by the button in it. */
const send = async (tab: Tab, radio: string): Promise<void> => {
  await tab.click(radio);
  await tab.click(`form:has(${radio}) button`);
};

/** Forms. */
export const forms = (openTab: OpenTab): void => {
  describe('the form of an own format', () => {
    test('says what is wrong in the field, and takes what is right', async () => {
      const tab = await openTab();
      await visit(tab, canvas());
      await openBy(tab, ownFormat);
      await fill(tab, field('width'), '400');
      await fill(tab, field('height'), '90');
      await eventually(() => textOf(tab, dialog)).toContain(outside);
      expect(await attribute(tab, field('width'), 'aria-invalid')).toBe('true');
      await fill(tab, field('width'), '60,5');
      await fill(tab, field('height'), '40,2');
      await eventually(() => textOf(tab, dialog)).not.toContain(outside);
      await eventually(() => textOf(tab, dialog)).toMatch(/sparen Sie \d+,\d{2} €/u);
      await tab.click(sendOwnFormat);
      await closed(tab);
      await eventually(() => shown(tab)).toMatchObject({
        ...ownSelection,
        query: '?materialType=leinwand&formatType=605x402',
      });
      expect(await listedFormats(tab)).toContain('605x402');
    });

    test('is not sent while a side is missing', async () => {
      const tab = await openTab();
      await visit(tab, canvas());
      await openBy(tab, ownFormat);
      await fill(tab, field('width'), '');
      await tab.click(sendOwnFormat);
      await eventually(() => textOf(tab, dialog)).toContain('Bitte geben Sie die Breite an.');
      expect(await queryValue(tab, 'dialog')).toBe('calculator-own-format');
    });

    test('is sent by Enter', async () => {
      const tab = await openTab();
      await visit(tab, canvas('?dialog=calculator-own-format'));
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

/** The same forms where scripts are off. */
export const withoutScripts = (openTab: OpenTab): void => {
  describe('without scripts', () => {
    test('material and format are chosen by forms', async () => {
      const tab = await openTab({ scripts: false });
      await tab.open(canvas());
      await send(tab, option('material', 'acrylglas+artbox'));
      await eventually(() => shown(tab)).toMatchObject({
        material: 'acrylglas+artbox',
        price: '124,90\u00a0€',
        query: expect.stringContaining('acrylglas'),
      });
      await send(tab, option('formatType', '900x600'));
      await eventually(() => shown(tab)).toMatchObject({
        material: 'acrylglas+artbox',
        format: '900x600',
        price: '219,90\u00a0€',
      });
      expect(await countOf(tab, 'html[data-hydrated]')).toBe(0);
    });

    test('more formats are a page with links', async () => {
      const tab = await openTab({ scripts: false });
      await tab.open(canvas());
      await tab.click(moreFormats);
      await tab.click(`${dialog} a[href*="formatType=800x800"]`);
      await eventually(() => shown(tab)).toMatchObject({
        format: '800x800',
        price: '69,90\u00a0€',
      });
      expect(await countOf(tab, dialog)).toBe(0);
    });

    test('an own format is sent, refused with reasons, mended and taken', async () => {
      const tab = await openTab({ scripts: false });
      await tab.open(canvas());
      await tab.click(ownFormat);
      await fill(tab, field('width'), '400');
      await fill(tab, field('height'), '90');
      await tab.click(sendOwnFormat);
      await eventually(() => textOf(tab, dialog)).toContain(outside);
      await fill(tab, field('width'), '60,5');
      await fill(tab, field('height'), '40,2');
      await tab.click(sendOwnFormat);
      await eventually(() => shown(tab)).toMatchObject(ownSelection);
      expect(await countOf(tab, dialog)).toBe(0);
    });
  });
};
