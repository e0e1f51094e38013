import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig, mergeConfig } from 'vitest/config'
import site from './vite.config.ts'

export default mergeConfig(
  site,
  defineConfig({
    plugins: [svelteTesting()],
    // Tests read the documentation's examples and the catalogues.
    server: { fs: { allow: ['..'] } },
    test: {
      environment: 'happy-dom',
      // All files share a window and modules; setting them up for each file would take most of the time.
      isolate: false,
      pool: 'threads',
      include: ['src/**/*.test.ts'],
      setupFiles: ['./vitest.setup.ts'],
      restoreMocks: true,
      // Tests must not fail on a slow machine.
      testTimeout: 60_000,
    },
  }),
)
