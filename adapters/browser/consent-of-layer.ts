/** A third party's script asks for consent and tells the data layer. */
import { consentOfChoice, type ConsentChoice } from '../../core/domain/consent/consent-choice.ts';
import { choiceOfSignals } from '../../core/domain/consent/consent-signals.ts';
import { isRecord } from '../../core/domain/text/record.ts';
import type { ConsentWord } from '../../core/ports/consent-store.ts';
import type { Layer } from './data-layer.ts';

/** Undefined for every other entry. A default is not a visitor's choice. */
const updateOf = (entry: unknown): Readonly<Record<string, unknown>> | undefined => {
  if (!isRecord(entry) || entry[0] !== 'consent' || entry[1] !== 'update') return undefined;
  return isRecord(entry[2]) ? entry[2] : {};
};

/** The last update of each signal counts. */
export const choiceOfLayer = (layer: Layer): ConsentChoice | undefined => {
  const updates = layer.map(updateOf).filter((signals) => signals !== undefined);
  return updates.length === 0
    ? undefined
    : choiceOfSignals(Object.fromEntries(updates.flatMap((signals) => Object.entries(signals))));
};

/** Consent as the layer tells it at the moment. */
export const consentOfLayer = (layer: Layer): ConsentWord => ({
  read: () => consentOfChoice(choiceOfLayer(layer)),
});

/** Calls `heard` with the choice of each update. */
export const onLayerConsent = (layer: Layer, heard: (choice: ConsentChoice) => void): void => {
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    const choice = entries.some((entry) => updateOf(entry) !== undefined)
      ? choiceOfLayer(layer)
      : undefined;
    if (choice !== undefined) heard(choice);
    return length;
  };
};
