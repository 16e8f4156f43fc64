import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      '{shared,schemas,studio,server,web,seed,scripts}/**/*.test.{ts,tsx}',
      'e2e/**/*.test.ts',
    ],
    setupFiles: ['scripts/test-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
})
