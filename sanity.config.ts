import { defineConfig } from 'sanity'
import { createStudioConfig } from '#studio/studio-config.ts'

/** Studio configuration for Sanity's command line, which extracts the schema from it. */
export default defineConfig(
  createStudioConfig({ mode: 'hosted', projectId: 'certavia', dataset: 'production' }),
)
