/** A chunk that a page with a hero loads: its videos play by themselves, and failures are told. */
import { tendHeroes } from '../../components/hero/tend-heroes.ts';
import { report } from '../recording/logs.ts';

/** Tends the heroes that stand in the document, each once: they go with their page. */
export const tendPageHeroes = (): void =>
  tendHeroes(document, (failure, source) => report(failure, { source }));
