/**
 * The data layer of a page: the array from which a tag manager reads. It is in this page's memory
 * alone; whether anything reads it is the operator's choice, and nothing does by itself.
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

/** Entries for tags, oldest first: events, and commands such as those of Consent Mode. */
export type Layer = unknown[];

declare global {
  interface Window {
    /** Named by tag managers. */
    dataLayer?: Layer;
  }
}

/** The page's layer: that of a tag manager which came first, or a new one. */
export const pageLayer = (page: Pick<Window, 'dataLayer'>): Layer => {
  page.dataLayer ??= [];
  return page.dataLayer;
};

type Command = 'default' | 'update';

/** A command as `gtag` writes it: tag managers tell it from an event by its being `arguments`. */
function commandOf(..._words: readonly ['consent', Command, ConsentSignals]): IArguments {
  return arguments;
}

type LayerSettings = {
  /** The choice of an earlier visit. */
  readonly kept: ConsentChoice | undefined;
  /** False where another script asks for consent, and tells tags of it itself. */
  readonly tellsConsent: boolean;
};

/**
 * Opens the data layer: denies all signals first, then updates them with the earlier choice. Events
 * wait in it for a tag manager; they are removed when consent is withdrawn.
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
  /** A tag manager that starts to read puts a function of its own in the place of `push`. */
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
