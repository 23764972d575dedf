/**
 * From what is known about a flag to its treatment (supporting §4; decisions.md "Flags, consent,
 * logs"). How a definition is evaluated is the flag client's own.
 */
import { type FlagName, type Treatment, treatmentFromAnswer, type Treatments } from './flags.ts';
import { type FlagOverride, overriddenTreatment } from './override.ts';

/**
 * `ready` brings the client's evaluation, which records an impression: it is only called when
 * nothing else decides. `not-ready` includes a timed-out client. `absent`: no client was started.
 */
export type FlagClientState =
  | {
      readonly kind: 'ready';
      /** The client's answer, whatever it is. */
      readonly evaluate: (name: FlagName) => string;
    }
  | { readonly kind: 'not-ready' }
  | { readonly kind: 'absent'; readonly why: 'no-client' | 'no-user-key' | 'crawler' };

export type FlagResolution =
  | { readonly kind: 'forced'; readonly treatment: Treatment }
  | { readonly kind: 'evaluated'; readonly treatment: Treatment }
  | { readonly kind: 'not-ready'; readonly treatment: 'control' }
  | { readonly kind: 'absent'; readonly treatment: 'off' };

/**
 * What is forced wins; no client, no key and crawlers give `off`; a client that is not ready
 * `control`; else the client's evaluation.
 */
export const resolveTreatment = (input: {
  readonly name: FlagName;
  readonly override: FlagOverride;
  readonly client: FlagClientState;
}): FlagResolution => {
  const forced = overriddenTreatment(input.override, input.name);
  if (forced !== undefined) return { kind: 'forced', treatment: forced };
  switch (input.client.kind) {
    case 'absent':
      return { kind: 'absent', treatment: 'off' };
    case 'not-ready':
      return { kind: 'not-ready', treatment: 'control' };
    case 'ready':
      return {
        kind: 'evaluated',
        treatment: treatmentFromAnswer(input.client.evaluate(input.name)),
      };
  }
};

export interface ExposureEvent {
  readonly event: 'split_evaluation';
  readonly flag: FlagName;
  readonly treatment: 'on' | 'off';
}

/**
 * Undefined unless the client evaluated to `on` or `off`. A forced flag is a tester's, and
 * `control` is not part of an experiment.
 */
export const exposureOf = (name: FlagName, resolution: FlagResolution): ExposureEvent | undefined =>
  resolution.kind === 'evaluated' && resolution.treatment !== 'control'
    ? { event: 'split_evaluation', flag: name, treatment: resolution.treatment }
    : undefined;

/**
 * Flags that an override decides, and those left. The server asks its client for `open` ones only,
 * so that forced flags leave no trace.
 */
export const divideByOverride = (
  names: ReadonlyArray<FlagName>,
  override: FlagOverride,
): { readonly decided: Treatments; readonly open: ReadonlyArray<FlagName> } => {
  const decided: Partial<Record<FlagName, Treatment>> = {};
  const open = names.filter((name) => {
    const treatment = overriddenTreatment(override, name);
    if (treatment !== undefined) decided[name] = treatment;
    return treatment === undefined;
  });
  return { decided, open };
};
