/** The icons of components that scripts make live. Every page loads them, so they are few. */
export const liveIconPaths = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  error: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4.5v5m0 2.5v.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 7.5v5m0-8v.5',
  truck:
    'M3 6h11v10.5H9.5M14 9.5h4l3 3.5v3.5h-1.5M3 6v10.5h1.5M7 19a2.3 2.3 0 1 0 0-4.6A2.3 2.3 0 0 0 7 19Zm10 0a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Zm-2.5-2.5h-5',
  warning: 'M12 4 3 20h18zm0 6v4.5m0 2v.5',
} as const satisfies Readonly<Record<string, string>>;

export type LiveIconName = keyof typeof liveIconPaths;
