/**
 * The array from which a tag manager reads. It is in the page's memory alone; whether anything
 * reads it is the operator's choice.
 */
import { consentOfChoice, type ConsentChoice } from '../../core/domain/consent/consent-choice.ts';
import { signalsOfChoice, type ConsentSignals } from '../../core/domain/consent/consent-signals.ts';
import {
  applySendingCommand,
  initialSendingQueue,
  type SendingCommand,
  type SendingQueue,
} from '../../core/domain/consent/sending-queue.ts';
import { dataLayerEntry, type DataLayerEntry } from '../../core/domain/consent/data-layer-entry.ts';
import type { DataLayer } from '../../core/ports/tracking.ts';

/** Oldest first: events, and commands such as those of Consent Mode. */
export type Layer = unknown[];

declare global {
  interface Window {
    dataLayer?: Layer;
  }
}

/** The page's layer: that of a tag manager which came first, or a new one. */
export const pageLayer = (page: Pick<Window, 'dataLayer'>): Layer => {
  page.dataLayer ??= [];
  return page.dataLayer;
};

type Command = 'default' | 'update';

/** Tag managers tell a command from an event by its being `arguments`. */
function commandOf(..._words: readonly ['consent', Command, ConsentSignals]): IArguments {
  return arguments;
}

type LayerSettings = {
  /** Of an earlier visit. */
  readonly kept: ConsentChoice | undefined;
  /** False where another script asks for consent and tells tags itself. */
  readonly tellsConsent: boolean;
};

/**
 * Denies all signals first, then updates them with the earlier choice. Events wait for a tag
 * manager; they are removed when consent is withdrawn.
 */
export const openDataLayer = (layer: Layer, { kept, tellsConsent }: LayerSettings): DataLayer => {
  const { push } = layer;
  const command = (name: Command, choice: ConsentChoice | undefined): void => {
    layer.push(commandOf('consent', name, signalsOfChoice(choice)));
  };
  command('default', undefined);
  if (tellsConsent && kept !== undefined) command('update', kept);

  let queue: SendingQueue<DataLayerEntry> = initialSendingQueue(consentOfChoice(kept));
  const apply = (next: SendingCommand<DataLayerEntry>): void => {
    queue = applySendingCommand(queue, next).queue;
  };
  /** A tag manager puts a function of its own in the place of `push`. */
  const isRead = (): boolean => layer.push !== push;

  return {
    track: (event) => {
      const item = dataLayerEntry(event);
      apply({ kind: 'record', item });
      if (!queue.waiting.includes(item)) return;
      layer.push(item);
      if (isRead()) apply({ kind: 'sent', count: queue.waiting.length });
    },
    setConsent: (choice) => {
      const { waiting } = queue;
      apply({ kind: 'set-consent', consent: consentOfChoice(choice) });
      const gone = waiting.filter((item) => !queue.waiting.includes(item));
      for (const item of gone) layer.splice(layer.indexOf(item), 1);
      if (tellsConsent) command('update', choice);
    },
  };
};
