import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  choiceOfLayer,
  consentOfLayer,
  onLayerConsent,
} from '../../../adapters/browser/consent-of-layer.ts';
import { openDataLayer, pageLayer, type Layer } from '../../../adapters/browser/data-layer.ts';
import {
  allowAll,
  allowNothing,
  type ConsentChoice,
} from '../../../core/domain/consent/consent-choice.ts';
import { signalsOfChoice } from '../../../core/domain/consent/consent-signals.ts';
import {
  dataLayerEntry,
  readDataLayerEntry,
} from '../../../core/domain/consent/data-layer-entry.ts';
import { E } from '../../../core/fp.ts';
import { anyChoice } from '../../arbitraries/consent.ts';
import { anyTrackingEvent } from '../../arbitraries/tracking.ts';
import { dataLayerContract, trackingContract } from '../../contracts/surroundings.ts';

/** The events in a layer, without its commands. */
const eventsIn = (layer: Layer) =>
  layer.flatMap((entry) => {
    const read = readDataLayerEntry(entry);
    return E.isRight(read) ? [read.right] : [];
  });

/** The commands in a layer, as arrays. */
const commandsIn = (layer: Layer): readonly unknown[] =>
  layer.flatMap((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? [Array.from(entry as ArrayLike<unknown>)]
      : [],
  );

const opened = (kept?: ConsentChoice, layer: Layer = []) => ({
  layer,
  dataLayer: openDataLayer(layer, { kept, tellsConsent: true }),
  events: () => eventsIn(layer),
});

dataLayerContract('of a page', () => opened());
trackingContract('over the data layer', () => {
  const { dataLayer, events } = opened(allowAll);
  return { tracking: dataLayer, events };
});

const denied = signalsOfChoice(undefined);

describe('the data layer of a page', () => {
  test('is the one that is there, or a new one', () => {
    const layer: Layer = ['first'];
    const page: { dataLayer?: Layer } = { dataLayer: layer };
    expect(pageLayer(page)).toBe(layer);
    const empty: { dataLayer?: Layer } = {};
    expect(pageLayer(empty)).toBe(empty.dataLayer);
    expect(pageLayer(empty)).toEqual([]);
  });

  test('denies everything first, and tells what was chosen before', () => {
    expect(commandsIn(opened().layer)).toEqual([['consent', 'default', denied]]);
    expect(commandsIn(opened(allowAll).layer)).toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', signalsOfChoice(allowAll)],
    ]);
  });

  property.prop([anyChoice])('tells tags of each choice', (choice) => {
    const { layer, dataLayer } = opened();
    dataLayer.setConsent(choice);
    expect(commandsIn(layer).at(-1)).toEqual(['consent', 'update', signalsOfChoice(choice)]);
  });

  test('leaves that to another script which asks for consent', () => {
    const layer: Layer = [];
    const dataLayer = openDataLayer(layer, { kept: undefined, tellsConsent: false });
    dataLayer.setConsent(allowAll);
    dataLayer.track({ event: 'newsletter_sign_up' });
    expect(commandsIn(layer)).toEqual([['consent', 'default', denied]]);
    expect(eventsIn(layer)).toEqual([{ event: 'newsletter_sign_up' }]);
  });

  property.prop([anyTrackingEvent])('takes nothing back that a tag manager has read', (event) => {
    const { layer, dataLayer } = opened(allowAll);
    const read: unknown[] = [];
    const push = layer.push.bind(layer);
    layer.push = (...entries) => {
      read.push(...entries);
      return push(...entries);
    };
    dataLayer.track(event);
    dataLayer.setConsent(allowNothing);
    expect(read[0]).toEqual(dataLayerEntry(event));
    expect(eventsIn(layer)).toEqual([event]);
  });
});

describe('consent that another script asks for', () => {
  const command = (...words: readonly unknown[]): unknown => Object.assign({}, words);

  test('is unknown until it was told, whatever was the default', () => {
    const layer: Layer = [
      'consent',
      { event: 'gtm.js' },
      command('consent', 'default', { ...denied }),
    ];
    expect(choiceOfLayer(layer)).toBeUndefined();
    expect(consentOfLayer(layer).read()).toBe('unknown');
    layer.push(command('consent', 'update', signalsOfChoice(allowAll)));
    expect(consentOfLayer(layer).read()).toBe('granted');
  });

  test('is the last word on each signal', () => {
    const layer: Layer = [
      command('consent', 'update', signalsOfChoice(allowAll)),
      command('consent', 'update', { analytics_storage: 'denied' }),
    ];
    expect(choiceOfLayer(layer)).toEqual({ statistics: false, marketing: true });
    expect(choiceOfLayer([command('consent', 'update', 'granted')])).toEqual(allowNothing);
  });

  property.prop([anyChoice])('is heard when it is told, and stays in the layer', (choice) => {
    const layer: Layer = [];
    const heard: ConsentChoice[] = [];
    onLayerConsent(layer, (told) => heard.push(told));
    layer.push({ event: 'gtm.js' });
    expect(layer.push(command('consent', 'update', signalsOfChoice(choice)))).toBe(2);
    expect(heard).toEqual([choice]);
    expect(layer).toHaveLength(2);
  });
});
