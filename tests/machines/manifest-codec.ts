/** The web manifest's fields, as the specification has them. */
import { t } from '../../core/fp.ts';
import { like, strictly } from './strict.ts';

export const manifest = strictly(
  {
    id: like(/^\//u),
    name: like(/\S/u),
    short_name: like(/\S/u),
    lang: like(/^[a-z]{2}-[A-Z]{2}$/u),
    dir: t.keyof({ ltr: null, rtl: null, auto: null }),
    start_url: like(/^\//u),
    scope: t.literal('/'),
    display: t.keyof({ fullscreen: null, standalone: null, 'minimal-ui': null, browser: null }),
    theme_color: like(/^#[0-9a-f]{6}$/u),
    background_color: like(/^#[0-9a-f]{6}$/u),
    icons: t.array(
      strictly(
        {
          src: like(/^\/.+\.png$/u),
          sizes: like(/^\d+x\d+$/u),
          type: t.literal('image/png'),
          purpose: t.keyof({ any: null, maskable: null, monochrome: null }),
        },
        {},
      ),
    ),
  },
  {},
);
