/** Serves the page and hands its questions on to a running shop: `SHOP=http://localhost:3000`. */
import { defineConfig } from 'vite';

const shop = process.env['SHOP'] ?? 'http://localhost:3000';
const proxy = { '/price-api': shop, '/configurator-photo-frame': shop };

export default defineConfig({
  root: import.meta.dirname,
  server: { proxy },
  preview: { proxy },
});
