import type { InkColour } from '../../../artwork/artwork.ts';
import type { CardEnvelopeColour } from '../card-materials.ts';

/** What things are made of that have one colour. */
export type AccessoryMaterial = 'jute' | 'brass' | 'oak' | 'vellum' | 'paper';

type ThingColours = {
  readonly fill: InkColour;
  /** Lines on it, and what lies in the shade. */
  readonly shade: InkColour;
  /** What catches the light. */
  readonly light: InkColour;
};

/** The colours of things, by the names that shoppers choose, and by materials. */
export const accessoryColours = {
  weiss: { fill: '#fbfaf7', shade: '#d8d4cc', light: '#ffffff' },
  creme: { fill: '#f3ead6', shade: '#d3c5a6', light: '#fbf5e8' },
  kraft: { fill: '#c9a97f', shade: '#9f7f56', light: '#d9bf9b' },
  salbei: { fill: '#b3bfa6', shade: '#87957a', light: '#c8d2bd' },
  rose: { fill: '#e3bdb6', shade: '#bf8f87', light: '#eed3ce' },
  anthrazit: { fill: '#4a4d52', shade: '#2c2e32', light: '#6b6f76' },
  jute: { fill: '#c9a878', shade: '#9c7c4e', light: '#dcc39c' },
  brass: { fill: '#c79d4f', shade: '#8f6b2b', light: '#e4c684' },
  oak: { fill: '#c69c6d', shade: '#99724a', light: '#d9b68c' },
  vellum: { fill: '#eef0ec', shade: '#ccd1ca', light: '#f8f9f7' },
  paper: { fill: '#f7f3ea', shade: '#d5cdbd', light: '#ffffff' },
} as const satisfies Readonly<Record<CardEnvelopeColour | AccessoryMaterial, ThingColours>>;
