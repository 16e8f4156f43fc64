import { defineConfig } from 'sanity'
import { createStudioConfig } from '#studio/studio-config.ts'

/** The Studio as Sanity's own command line sees it, which reads the schema out of it. */
export default defineConfig(
  createStudioConfig({ mode: 'hosted', projectId: 'certavia', dataset: 'production' }),
)
