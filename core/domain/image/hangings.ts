/**
 * `nail`: one is enough; `two-hooks`: at the same height; `two-anchors`: screws in wall plugs that
 * suit the wall; `adhesive`, `paste`: without any; `eyelets`: cord or cable ties; `rail`: paper
 * without a frame; `light-frame`: two screws and a socket.
 */
export const hangings = [
  'nail',
  'two-hooks',
  'two-anchors',
  'adhesive',
  'paste',
  'eyelets',
  'rail',
  'light-frame',
] as const;

export type Hanging = (typeof hangings)[number];

/**
 * A picture's back and what it hangs by. Canvas on its stretcher, framed prints and stiff sheets by
 * a rail hang on nails, hooks and screws; others have one look.
 */
export const hangingViews = [
  'stretcher-nail',
  'stretcher-two-hooks',
  'stretcher-two-anchors',
  'frame-nail',
  'frame-two-hooks',
  'frame-two-anchors',
  'sheet-nail',
  'sheet-two-hooks',
  'sheet-two-anchors',
  'adhesive',
  'paste',
  'eyelets',
  'rail',
  'light-frame',
] as const;

export type HangingView = (typeof hangingViews)[number];
