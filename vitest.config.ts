import { defineConfig } from 'vitest/config';

// Two projects: everything that runs in Node (a file asks for happy-dom by a docblock), and real browsers, a few files at a time: they wait for tables that
// play at human speed more than they work, and many browsers at once starve each other on a small machine.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __SHADOW__: '"open"' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**'],
          setupFiles: ['test/help/one-seed.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/global-setup.ts'],
          maxWorkers: 3,
          // A browser on a busy machine can miss a moment; a fault of ours shows twice.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
