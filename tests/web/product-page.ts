/** The product page as a shopper meets it: what it shows, and what can be chosen. */
import type { Locator, Page } from 'playwright-core';

/** All that must change together when something is chosen. */
export type Shown = {
  readonly material: string;
  readonly format: string;
  /** The price beside the name, and the one beside the way on. */
  readonly price: string;
  readonly barPrice: string;
  /** The object on the wall, as `material frame width height`, in millimetres. */
  readonly picture: string;
  readonly announced: string;
  /** Where the way on leads. */
  readonly handOff: string;
  /** The selection in the page's own address. */
  readonly query: string;
};

/** Reads all of it at one moment, in the page: it sees nothing of the test around it. */
export const readShown = (): Shown => {
  const text = (selector: string): string =>
    document.querySelector(selector)?.textContent?.trim() ?? '';
  const checked = (name: string): string =>
    document.querySelector(`input[type="radio"][name="${name}"]:checked`)?.getAttribute('value') ??
    '';
  const figure = document.querySelector('#stage-wall figure');
  const style = figure === null ? undefined : getComputedStyle(figure);
  const way = document.querySelector('main a[href^="/configurator-photo-frame"]');
  return {
    material: checked('material'),
    format: checked('formatType'),
    price: text('main [data-size="l"] > span:first-child').replace(/^\p{L}+ /u, ''),
    barPrice: way?.parentElement?.querySelector('[data-size="s"]')?.textContent ?? '',
    picture: [
      figure?.getAttribute('data-material') ?? '',
      figure?.getAttribute('data-frame') ?? '',
      style?.getPropertyValue('--across') ?? '',
      style?.getPropertyValue('--down') ?? '',
    ].join(' '),
    announced: text('#configurator output'),
    handOff: way?.getAttribute('href') ?? '',
    query: location.search,
  };
};

/** Reads all of it at one moment. */
export const shown = (page: Page): Promise<Shown> => page.evaluate(readShown);

/** The radio button of a material, by its value, in the list that stands before the frames. */
export const materialOption = (page: Page, value: string): Locator =>
  page.locator(`input[type="radio"][name="material"][value="${value}"]`).first();

/** The radio button of a format, by its value. */
export const formatOption = (page: Page, value: string): Locator =>
  page.locator(`input[type="radio"][name="formatType"][value="${value}"]`);

/** The formats that can be seen, in order. */
export const listedFormats = (page: Page): Promise<string[]> =>
  page
    .locator('input[type="radio"][name="formatType"]')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''));

/** The tile around a radio button. */
export const tileOf = (option: Locator): Locator => option.locator('xpath=ancestor::label');

/** The dialog over the page. */
export const openDialog = (page: Page): Locator => page.locator('dialog[open]');

/** The way on to the designer. */
export const wayOn = (page: Page): Locator =>
  page.locator('main a[href^="/configurator-photo-frame"]');
