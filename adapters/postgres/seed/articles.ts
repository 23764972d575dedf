/** The articles that the sample shop sells, with their limits. */
import type { FrameType, MaterialType } from '../../../core/domain/catalogue/materials.ts';
import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { FormatSetName } from './formats.ts';

/** An article of the sample shop; limits in millimetres. */
export type ArticleSeed = {
  /** The poster channel where it is left out. */
  readonly channel?: Channel;
  readonly materialType: MaterialType;
  readonly frameType?: FrameType;
  readonly shorter: readonly [minimum: number, maximum: number];
  readonly longer: readonly [minimum: number, maximum: number];
  readonly formats: FormatSetName;
};

/** One row an article; what stands beyond its limits is shown as not available. */
export const articleSeeds = [
  { materialType: 'leinwand', shorter: [150, 1500], longer: [150, 3000], formats: 'wall' },
  {
    materialType: 'leinwand',
    frameType: 'schattenfuge-leinwand',
    shorter: [150, 1000],
    longer: [200, 1500],
    formats: 'wall',
  },
  { materialType: 'acrylglas', shorter: [150, 1500], longer: [150, 2500], formats: 'wall' },
  {
    materialType: 'acrylglas',
    frameType: 'artbox',
    shorter: [200, 750],
    longer: [200, 1000],
    formats: 'wall',
  },
  {
    materialType: 'acrylglas',
    frameType: 'schattenfuge-platte',
    shorter: [200, 1000],
    longer: [200, 1500],
    formats: 'wall',
  },
  {
    materialType: 'aludibond',
    frameType: 'artbox',
    shorter: [200, 750],
    longer: [200, 1000],
    formats: 'wall',
  },
  { materialType: 'aludibond', shorter: [150, 1500], longer: [150, 3000], formats: 'wall' },
  {
    materialType: 'aludibond',
    frameType: 'schattenfuge-platte',
    shorter: [200, 1000],
    longer: [200, 1500],
    formats: 'wall',
  },
  { materialType: 'forexplatte', shorter: [150, 1500], longer: [150, 3000], formats: 'wall' },
  {
    materialType: 'forexplatte',
    frameType: 'artbox',
    shorter: [200, 750],
    longer: [200, 1000],
    formats: 'wall',
  },
  {
    materialType: 'forexplatte',
    frameType: 'schattenfuge-platte',
    shorter: [200, 1000],
    longer: [200, 1500],
    formats: 'wall',
  },
  { materialType: 'poster', shorter: [100, 1500], longer: [150, 3000], formats: 'wall' },
  {
    materialType: 'poster',
    frameType: 'holzrahmen',
    shorter: [150, 800],
    longer: [200, 1200],
    formats: 'wall',
  },
  {
    materialType: 'poster',
    frameType: 'alurahmen',
    shorter: [150, 1000],
    longer: [200, 1400],
    formats: 'wall',
  },
  {
    materialType: 'poster',
    frameType: 'kunststoffrahmen',
    shorter: [150, 700],
    longer: [200, 1000],
    formats: 'wall',
  },
  {
    materialType: 'poster',
    frameType: 'fotorahmen',
    shorter: [150, 500],
    longer: [200, 700],
    formats: 'wall',
  },
  { materialType: 'hahnemuehle', shorter: [150, 1100], longer: [200, 2000], formats: 'wall' },
  {
    materialType: 'hahnemuehle',
    frameType: 'holzrahmen',
    shorter: [150, 800],
    longer: [200, 1200],
    formats: 'wall',
  },
  {
    materialType: 'hahnemuehle',
    frameType: 'alurahmen',
    shorter: [150, 1000],
    longer: [200, 1400],
    formats: 'wall',
  },
  {
    materialType: 'hahnemuehle',
    frameType: 'kunststoffrahmen',
    shorter: [150, 700],
    longer: [200, 1000],
    formats: 'wall',
  },
  {
    materialType: 'hahnemuehle',
    frameType: 'fotorahmen',
    shorter: [150, 500],
    longer: [200, 700],
    formats: 'wall',
  },
  { materialType: 'echtglas', shorter: [200, 800], longer: [200, 1200], formats: 'wall' },
  { materialType: 'gallerybond', shorter: [200, 1200], longer: [200, 2400], formats: 'wall' },
  {
    materialType: 'gallerybond',
    frameType: 'artbox',
    shorter: [200, 750],
    longer: [200, 1000],
    formats: 'wall',
  },
  {
    materialType: 'gallerybond',
    frameType: 'schattenfuge-platte',
    shorter: [200, 1000],
    longer: [200, 1500],
    formats: 'wall',
  },
  { materialType: 'fototapete', shorter: [500, 3000], longer: [1000, 5000], formats: 'wallpaper' },
  { materialType: 'klebefolie', shorter: [100, 1300], longer: [100, 3000], formats: 'wall' },
  { materialType: 'backlitfolie', shorter: [200, 1300], longer: [200, 3000], formats: 'wall' },
  { materialType: 'pvcplane', shorter: [200, 1500], longer: [300, 5000], formats: 'wall' },
  // What collages are made on in the cards channel.
  {
    channel: 'kartenliebe',
    materialType: 'leinwand',
    shorter: [150, 1500],
    longer: [150, 3000],
    formats: 'wall',
  },
  {
    channel: 'kartenliebe',
    materialType: 'acrylglas',
    shorter: [150, 1500],
    longer: [150, 2500],
    formats: 'wall',
  },
  {
    channel: 'kartenliebe',
    materialType: 'aludibond',
    shorter: [150, 1500],
    longer: [150, 3000],
    formats: 'wall',
  },
  {
    channel: 'kartenliebe',
    materialType: 'poster',
    shorter: [100, 1500],
    longer: [150, 3000],
    formats: 'wall',
  },
] as const satisfies readonly ArticleSeed[];
