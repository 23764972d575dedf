/**
 * Loaded into the shop (`node --expose-gc --import …`): tells the process that started it what is in
 * use after a collection, whenever it asks.
 */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
// The channel alone keeps no process alive.
process.channel?.unref();
