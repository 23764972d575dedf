/**
 * The configurator without React: the core's reducer holds the state, a few lines of DOM draw it.
 * Selecting is a radio button, the way on is a link, prices come from the shop.
 */
import {
  applyConfiguratorCommand,
  initialConfiguratorState,
  selectedPrice,
  visibleFormats,
  type Configurator,
  type ConfiguratorState,
  type MaterialOption,
} from 'passepartout/configurator/configurator';
import { materialLabel } from 'passepartout/catalogue/labels';
import { wallPictureUrl } from 'passepartout/wall-picture/chosen-wall-picture';
import { formatWithUnit, printFormat } from 'passepartout/format/format';
import { moneyStyles } from 'passepartout/money/money-styles';
import type { Money } from 'passepartout/money/money';
import { printMoney } from 'passepartout/money/print-money';

import { formatsOnSale } from '../shop-prices.ts';

const locale = 'de-DE';
const materials = ['leinwand', 'acrylglas', 'poster'] as const;

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no #${id}.`);
  return element;
};

const money = (amount: Money): string => printMoney(moneyStyles[locale], amount);

/** The materials that the shop sells here, each with its formats. */
const loadConfigurator = async (): Promise<Configurator> => {
  const options = await Promise.all(
    materials.map(async (materialType): Promise<readonly MaterialOption[]> => {
      const [first, ...others] = await formatsOnSale('', {
        channel: 'poster',
        locale,
        materialType,
      });
      if (first === undefined) return [];
      const formats = [first, ...others] as const;
      return [
        {
          value: materialType,
          materialType,
          context: {},
          formats,
          initiallySelectedFormat: first.format,
        },
      ];
    }),
  );
  const [first, ...others] = options.flat();
  if (first === undefined) throw new Error('The shop sells none of the materials.');
  return { product: 'photo-frame', options: [first, ...others], labels: [] };
};

type Choice = {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly note: string;
  readonly isChecked: boolean;
};

/** A radio button with its label and, at the end of the line, a note. */
const radio = ({ name, value, label, note, isChecked }: Choice): HTMLLabelElement => {
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name, value, checked: isChecked });
  const texts = [label, note].map((text) => {
    const span = document.createElement('span');
    span.textContent = text;
    return span;
  });
  const line = document.createElement('label');
  line.append(input, ...texts);
  return line;
};

/** Draws choices anew and leaves the keyboard where it was. */
const drawChoices = (id: string, choices: readonly Choice[]): void => {
  const box = elementOf(id);
  const hadFocus = box.contains(document.activeElement);
  box.replaceChildren(...choices.map(radio));
  if (hadFocus) box.querySelector<HTMLInputElement>('input:checked')?.focus();
};

const draw = (configurator: Configurator, state: ConfiguratorState): void => {
  const chosen = printFormat(state.format);
  drawChoices(
    'materials',
    configurator.options.map(({ value, materialType }) => ({
      name: 'material',
      value,
      label: materialLabel(locale, materialType),
      note: '',
      isChecked: value === state.material,
    })),
  );
  drawChoices(
    'formats',
    visibleFormats(configurator, state).map(({ format, price }) => ({
      name: 'format',
      value: printFormat(format),
      label: formatWithUnit(locale, format),
      note: price === undefined ? 'Nicht verfügbar' : money(price.priceCurrent),
      isChecked: printFormat(format) === chosen,
    })),
  );
  const price = selectedPrice(configurator, state);
  elementOf('price').textContent = price === undefined ? '' : money(price.priceCurrent);
  const material = configurator.options.find(({ value }) => value === state.material);
  if (material === undefined) return;
  const { materialType } = material;
  elementOf('designer').setAttribute(
    'href',
    wallPictureUrl('/configurator-photo-frame', { materialType, format: state.format, locale }),
  );
};

const start = async (): Promise<void> => {
  const configurator = await loadConfigurator();
  let state = initialConfiguratorState(configurator);
  draw(configurator, state);
  elementOf('configurator').addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    const option = visibleFormats(configurator, state).find(
      ({ format }) => printFormat(format) === value,
    );
    if (name === 'material')
      state = applyConfiguratorCommand(configurator, state, {
        kind: 'select-material',
        material: value,
      });
    else if (option !== undefined)
      state = applyConfiguratorCommand(configurator, state, {
        kind: 'select-format',
        format: option.format,
      });
    draw(configurator, state);
  });
};

start().catch(() => {
  elementOf('configurator').hidden = true;
  elementOf('failure').hidden = false;
});
