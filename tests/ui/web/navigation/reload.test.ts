/** A page loads itself anew once in ten seconds at most, and never where that cannot be known. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { reloadOnce } from '../../../../ui/web/navigation/reload.ts';

const storage = (refuses: 'nothing' | 'reading' | 'writing') => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => {
      if (refuses === 'reading') throw new DOMException('denied', 'SecurityError');
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (refuses === 'writing') throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that wants to load itself anew', () => {
  test('does so once in ten seconds, whatever the cause', () => {
    vi.stubGlobal('sessionStorage', storage('nothing'));
    const load = vi.fn<() => void>();
    expect(reloadOnce('app-updated', load)).toBe(true);
    vi.setSystemTime(Date.now() + 9999);
    expect(reloadOnce('chunk-load-failed', load)).toBe(false);
    vi.setSystemTime(Date.now() + 1);
    expect(reloadOnce('chunk-load-failed', load)).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each(['reading', 'writing'] as const)('stays where storage refuses %s', (refuses) => {
    vi.stubGlobal('sessionStorage', storage(refuses));
    const load = vi.fn<() => void>();
    expect(reloadOnce('app-updated', load)).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });
});
