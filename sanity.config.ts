import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '#schemas/index.ts'

/** For Sanity's own command line. */
export default defineConfig({
  name: 'default',
  projectId: 'certavia',
  dataset: 'production',
  plugins: [structureTool()],
  schema: { types: schemaTypes },
})
