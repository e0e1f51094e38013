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
      // All files share a window and modules: anew for each, they would take three quarters of the time.
      isolate: false,
      pool: 'threads',
      include: ['src/**/*.test.ts'],
      setupFiles: ['./vitest.setup.ts'],
      restoreMocks: true,
      // A busy machine is slow, and no test fails for that.
      testTimeout: 60_000,
    },
  }),
)
