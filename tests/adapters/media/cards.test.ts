import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { compose } from '../../../adapters/media/compose/compose.ts';
import { layerFile, noScenes } from '../../../adapters/media/compose/scene-files.ts';
import { draw } from '../../../adapters/media/draw-picture.ts';
import { artworkInScene } from '../../../adapters/media/draw/artwork-in-scene.ts';
import { encodeWith } from '../../../adapters/media/encode.ts';
import { imageDensities } from '../../../core/domain/image/presets.ts';
import type { ArtworkSource } from '../../../core/domain/image/sources.ts';
import { cornersOf, planeMap } from '../../../core/domain/preview/place-print.ts';
import {
  plainCardPicture,
  printCardPicture,
} from '../../../core/domain/products/card/card-picture.ts';
import { cardEnvelopeForms } from '../../../core/domain/products/card/cards.ts';
import { cardShapes } from '../../../core/domain/products/card/designs/card-design.ts';
import { cardDesigns } from '../../../core/domain/products/card/designs/designs.ts';
import { soldCardExtras } from '../../../core/domain/products/card/tables/sold-extras.ts';
import { expectForEach } from '../../laws/for-each.ts';
import { ourScenes } from './our-scenes.ts';

const size = { width: 120, height: 100 };

const pictureOf = (
  design: string,
  view: ArtworkSource['view'],
  more: Partial<ArtworkSource> = {},
): ArtworkSource => ({
  kind: 'artwork',
  design,
  variant: 'usual',
  locale: 'de-DE',
  view,
  ...more,
});

/** One design of each shape and fold. */
const designs = [
  ...new Map(cardDesigns.map((design) => [`${design.shape} ${design.sheet}`, design])).values(),
];

const tables = ourScenes.names
  .filter((name) => name.startsWith('card-'))
  .flatMap((name) => ourScenes.get(name) ?? [])
  .filter(({ scene }) => scene.kind === 'table');

const composed = async (source: ArtworkSource) => {
  const card = artworkInScene(source, size, ourScenes);
  if (card === undefined) throw new Error(`No scene shows ${source.design} ${source.view}.`);
  return { card, ...(await compose({ table: card.table })) };
};

describe('cards on a table', () => {
  test('are rendered standing, in every shape that is folded', () =>
    expectForEach(
      designs.filter(({ sheet }) => sheet === 'folded'),
      ({ id }) => id,
      ({ id, shape }) => {
        const { width, height } = cardShapes[shape];
        const standing = ourScenes.get(`card-standing-${width}x${height}`);
        const card = artworkInScene(pictureOf(id, 'laid'), size, ourScenes);
        expect(card?.sceneDigest).toBe(standing?.digest);
        expect(card).toBeDefined();
        expect(artworkInScene(pictureOf(id, 'front'), size, ourScenes)).toBeUndefined();
      },
    ));

  test('have their print where the card is seen, whole', () =>
    expectForEach(
      tables,
      ({ scene }) => scene.name,
      async ({ scene, folder }) => {
        const { data, info } = await sharp(layerFile(folder, 'mask'))
          .extractChannel(0)
          .raw()
          .toBuffer({ resolveWithObject: true });
        const [wide, high] = (/(\d+)x(\d+)$/u.exec(scene.name) ?? ['', '4', '4'])
          .slice(1)
          .map(Number);
        for (const { at, across, down } of scene.pages ?? []) {
          const map = planeMap(scene.camera, { at, across, down });
          const corners = cornersOf(map, { width: wide ?? 0, height: high ?? 0 });
          const middle = {
            x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
            y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
          };
          const seen = (share: number): readonly number[] =>
            corners.map(
              ({ x, y }) =>
                data[
                  Math.round(middle.y + (y - middle.y) * share) * info.width +
                    Math.round(middle.x + (x - middle.x) * share)
                ] ?? 0,
            );
          expect(Math.min(...seen(0.97))).toBeGreaterThan(240);
          const isAlone = scene.name.startsWith('card-lying');
          expect(Math.max(...seen(1.04))).toBeLessThan(isAlone ? 15 : 256);
        }
      },
    ));

  test('lie with what is chosen for them, inside the picture', () => {
    const seen = designs.flatMap(({ id }) => {
      const plain = artworkInScene(pictureOf(id, 'laid'), size, ourScenes);
      return plain === undefined ? [] : [{ id, plain }];
    });
    for (const { id, plain } of seen)
      for (const form of cardEnvelopeForms) {
        const options = [`envelope-${form}-kraft`];
        const card = artworkInScene(pictureOf(id, 'laid', { options }), size, ourScenes);
        expect(card?.table.under?.svg).toContain(`motif:card-envelope-${form}-`);
        // More of the scene is shown, for both to have room.
        expect(card?.table.view.width).toBeGreaterThanOrEqual(plain.table.view.width);
      }
    const rendered = soldCardExtras.filter(({ kind, id }) => ourScenes.get(`card-${kind}-${id}`));
    expect(rendered.length).toBeGreaterThan(3);
    for (const extra of rendered) {
      const options = printCardPicture({ ...plainCardPicture, extras: [extra] });
      const card = artworkInScene(pictureOf('elena', 'laid', { options }), size, ourScenes);
      expect(card?.table.print.svg).toContain(`motif:card-${extra.kind}-${extra.id}:`);
    }
  });

  test('shimmer where there is foil alone, as light turns', async () => {
    const foil = { foil: 'gold' } as const;
    const [one, other] = await Promise.all([
      composed(pictureOf('celestine', 'laid', foil)),
      composed(pictureOf('celestine', 'laid-turned', foil)),
    ]);
    const { data: foiled } = await sharp(layerFile(one.card.table.folder, 'mask'))
      .extract(one.card.table.view)
      .resize(size.width, size.height, { fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const moved = [...foiled.keys()].filter(
      (pixel) => Math.abs((one.bytes[pixel * 3] ?? 0) - (other.bytes[pixel * 3] ?? 0)) > 12,
    );
    expect(moved.length).toBeGreaterThan(40);
    expect(moved.length).toBeLessThan(foiled.length / 5);
    expect(moved.filter((pixel) => (foiled[pixel] ?? 0) === 0)).toEqual([]);
  });

  test('have relief pressed into them, which is looked at from close', () => {
    const shownIn = (view: ArtworkSource['view'], options: readonly string[]) =>
      artworkInScene(pictureOf('elena', view, { options }), size, ourScenes)?.table.print;
    for (const view of ['laid', 'close'] as const) {
      expect(shownIn(view, ['relief'])?.svg).toContain('filter="url(#prelief)"');
      expect(shownIn(view, [])?.svg).not.toContain('relief');
    }
    expect(shownIn('close', ['relief'])?.faces).not.toEqual(shownIn('close', [])?.faces);
    expect(shownIn('laid', ['relief'])?.faces).toEqual(shownIn('laid', [])?.faces);
  });

  test('are tied with ribbon in the colour that is chosen', () => {
    const tied = ['ribbon-satin', 'ribbon-satin-rose', 'ribbon-satin-anthrazit'].map(
      (name) =>
        artworkInScene(pictureOf('elena', 'laid', { options: [name] }), size, ourScenes)?.table
          .print.svg,
    );
    expect(new Set(tied).size).toBe(3);
    expect(tied).not.toContain(undefined);
  });

  test('are drawn where nothing is rendered, and named by what they show', () => {
    const request = { preset: 'tile', density: 1, source: pictureOf('elena', 'laid') } as const;
    expect(draw(request, noScenes).table).toBeUndefined();
    const digests = [
      request,
      { ...request, source: pictureOf('elena', 'laid', { options: ['envelope-spitz-rose'] }) },
      { ...request, source: pictureOf('elena', 'laid', { options: ['envelope-spitz-creme'] }) },
      { ...request, source: pictureOf('elena', 'laid', { foil: 'gold' }) },
      { ...request, source: pictureOf('elena', 'open') },
    ].map((one) => draw(one, ourScenes).digest);
    expect(new Set(digests).size).toBe(digests.length);
    expect(draw(request, ourScenes).digest).toBe(digests[0]);
  });

  test('weigh no more than a tile may, on dense screens, too', async () => {
    // A quiet design, and the one that has most lines.
    for (const [id, more] of [
      ['elena', {}],
      ['meridian', { foil: 'gold' }],
    ] as const)
      for (const density of imageDensities) {
        const source = pictureOf(id, 'laid', more);
        const request = { preset: 'design', density, source } as const;
        const picture = await encodeWith(compose)(request, draw(request, ourScenes), 'webp');
        expect(picture.length).toBeLessThan(12_001);
        // No more is taken away than has to be.
        expect(picture.length).toBeGreaterThan(density * 2_000);
      }
  });
});
