/**
 * Where close views are seen from, for browsers, which put a photo into their layers: the same on
 * every scene of a kind (a test compares each), in the pixels of `closeSize`.
 */
import type { FrameType, MaterialType } from '../catalogue/materials.ts';
import type { CloseView } from '../image/sources.ts';
import type { Scene } from './scene.ts';

/** Pixels that the geometry is in; layers of another size are scaled to it. */
export const closeSize = { width: 1020, height: 835 } as const;

type Row = Scene['camera'][number];

type Geometry = Pick<Scene, 'kind' | 'camera' | 'hang' | 'reach'>;

/** From the lower right corner, at which the print hangs. */
const closeView = (
  across: Row,
  down: Row,
  depth: Row,
  reach: { readonly across: number; readonly down: number },
): Geometry => ({
  kind: 'corner',
  camera: [across, down, depth],
  hang: { x: 1, y: 1 },
  reach: { left: -reach.across, top: -reach.down, width: reach.across, height: reach.down },
});

const flat = closeView(
  [4.20086339, 0.171238451, -4.30345106, 728.588678],
  [-0.0342014772, 5.97933735, -0.0493190799, 653.678645],
  [-0.00127652834, 0.000335761496, -0.00184077716, 1],
  { across: 255, down: 160 },
);

const sheets: Readonly<Record<MaterialType, Geometry>> = {
  leinwand: closeView(
    [6.08355663, 0.194195083, -5.30645998, 702.3483],
    [0.22881021, 8.03695485, 0.352085776, 662.654313],
    [-0.00121208613, 0.000380774906, -0.00186512028, 1],
    { across: 169, down: 120 },
  ),
  acrylglas: flat,
  gallerybond: closeView(
    [4.36921638, 0.174218304, -4.39899916, 728.536022],
    [-0.00848183672, 6.16697629, -0.0123016043, 653.969082],
    [-0.00127046274, 0.000341604606, -0.00184261883, 1],
    { across: 245, down: 154 },
  ),
  echtglas: flat,
  aludibond: flat,
  forexplatte: flat,
  backlitfolie: closeView(
    [4.39928962, 0.172333002, -4.36529103, 709.23187],
    [-0.0138844102, 6.16434876, -0.0204565529, 657.912986],
    [-0.00125671568, 0.000337908293, -0.00185153518, 1],
    { across: 237, down: 155 },
  ),
  poster: flat,
  hahnemuehle: closeView(
    [5.20923658, 0.186745523, -4.87577642, 728.038629],
    [0.117290518, 7.10365066, 0.174327105, 655.293135],
    [-0.00124496534, 0.000366166354, -0.00185036014, 1],
    { across: 205, down: 134 },
  ),
  fototapete: closeView(
    [5.48872621, 0.190212453, -5.03441055, 727.800211],
    [0.15836799, 7.41542348, 0.236994545, 655.697414],
    [-0.00123790658, 0.000372965701, -0.00185250309, 1],
    { across: 194, down: 129 },
  ),
  klebefolie: flat,
  pvcplane: flat,
};

const brushed = closeView(
  [4.92951275, 0.182956177, -4.71701024, 728.243985],
  [0.0758276098, 6.79167266, 0.111865709, 654.873057],
  [-0.00125267798, 0.000358736816, -0.00184801851, 1],
  { across: 217, down: 139 },
);

const frames: Readonly<Record<FrameType, Geometry>> = {
  alurahmen: closeView(
    [4.15068117, 0.166823883, -4.28567447, 693.390406],
    [-0.043273947, 5.93161599, -0.0618893117, 602.33704],
    [-0.00127393361, 0.000327104968, -0.0018219647, 1],
    { across: 247, down: 149 },
  ),
  artbox: closeView(
    [4.10789656, 0.165104453, -4.24149878, 639.239961],
    [-0.0428279969, 5.87047434, -0.0612513115, 532.024174],
    [-0.00126080225, 0.00032373329, -0.00180318432, 1],
    { across: 231, down: 134 },
  ),
  fotorahmen: closeView(
    [4.10021201, 0.16479543, -4.2335639, 629.514106],
    [-0.0427477684, 5.85949201, -0.0611367843, 519.39544],
    [-0.00125844354, 0.000323127618, -0.00179981098, 1],
    { across: 228, down: 131 },
  ),
  holzrahmen: closeView(
    [4.10789768, 0.165103895, -4.24149816, 639.239718],
    [-0.0428271154, 5.87047454, -0.0612510958, 532.02398],
    [-0.00126080197, 0.000323733552, -0.00180318462, 1],
    { across: 231, down: 134 },
  ),
  kunststoffrahmen: closeView(
    [4.12723511, 0.16588101, -4.2614645, 663.714884],
    [-0.0430291081, 5.89810897, -0.0615400395, 563.804073],
    [-0.00126673704, 0.000325257222, -0.00181167289, 1],
    { across: 238, down: 141 },
  ),
  'schattenfuge-leinwand': closeView(
    [4.11561113, 0.165413512, -4.24946253, 649.002444],
    [-0.0429081977, 5.88149737, -0.0613673829, 544.700571],
    [-0.00126316939, 0.000324340899, -0.00180657061, 1],
    { across: 234, down: 137 },
  ),
  'schattenfuge-platte': closeView(
    [4.13112336, 0.166037817, -4.26548058, 668.637273],
    [-0.0430700422, 5.90366651, -0.0615976923, 570.195902],
    [-0.0012679309, 0.000325563665, -0.00181337969, 1],
    { across: 240, down: 142 },
  ),
};

const surface: Geometry = {
  kind: 'surface',
  camera: [
    [8.96263894, -0.787220511, -4.09523071, 509.999944],
    [-1.82999573, 7.65404746, -5.92057545, 367.709178],
    [-0.000732979628, -0.00154356906, -0.0023714048, 1],
  ],
  hang: { x: 0.5, y: 0.5 },
  reach: { left: -91, top: -93, width: 172, height: 179 },
};

/** What is seen from close. */
export type CloseObject = {
  readonly material: MaterialType;
  readonly frame?: FrameType | undefined;
  readonly options?: readonly string[] | undefined;
};

const cornerOf = ({ material, frame, options = [] }: CloseObject): Geometry => {
  if (frame !== undefined) return frames[frame];
  return options.includes('aludibond-materialausfuehrung-brushed') ? brushed : sheets[material];
};

/** The scene of a close view without its layers' files. */
export const closeScene = (view: CloseView, object: CloseObject): Scene => ({
  name: view,
  size: closeSize,
  layers: ['plate', 'light', 'shine'],
  ...(view === 'corner' ? cornerOf(object) : surface),
});
