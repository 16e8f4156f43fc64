/**
 * Rule that assigns modules to a chunk of the browser's build, by folder. The bundler assigns all other modules. Without such rules a
 * page loads 14 to 46 scripts (decision 079).
 */

interface ChunkGroup {
  readonly name: string
  readonly test: RegExp
  /** `$initial`: only modules that the entry imports statically. */
  readonly tags?: ['$initial']
  /** Minimum number of entries (pages and lazily loaded modules) that must share a module for it to be in the chunk. */
  readonly minShareCount?: number
}

/** Folders whose modules form a chunk, by the name of the chunk. Subfolders are not included. */
export const chunkFolders = {
  page: [
    'web/lib/content',
    'web/lib/page',
    'web/lib/queries',
    'web/lib/structured-data',
    'web/lib/time',
    'web/routes/site',
    'web/ui',
    'web/blocks/relief',
    'web/ui/engraving',
    'shared/company',
    'shared/engraving',
    'shared/text',
    'shared/time',
    'node_modules/lucide-react/dist/esm/icons',
  ],
  article: ['web/blocks', 'web/blocks/code', 'web/blocks/listing'],
  form: ['web/ui/form'],
  consent: ['web/lib/consent', 'web/site/updates'],
} as const

/** Excludes style sheets, because each belongs to the pages that import it. */
const inFolders = (name: keyof typeof chunkFolders, minShareCount: number): ChunkGroup => ({
  name,
  test: new RegExp(`/(?:${chunkFolders[name].join('|')})/[^/]+(?<!\\.css)$`),
  minShareCount,
})

/** Groups for the bundler. A module belongs to the first group that matches, together with the modules that it imports. */
export const chunkGroups: ChunkGroup[] = [
  // First in the list, so that no later group includes zod in the chunk of a page: zod is loaded on demand only.
  { name: 'schemas', test: /\/node_modules\/zod\// },
  { name: 'libraries', test: /\/node_modules\//, tags: ['$initial'] },
  // Excludes the entry, because the boot script loads these chunks in a separate task before the task that starts the page.
  { name: 'shell', test: /(?<!\/entry-client\.tsx|\.css)$/, tags: ['$initial'] },
  // The numbers are minimum numbers of entries. If fewer entries share a module, the bytes that it adds to the other pages cost more than
  // the saved request.
  inFolders('page', 9),
  inFolders('article', 5),
  inFolders('form', 5),
  // Modules that are loaded together once a page is hydrated and idle.
  inFolders('consent', 2),
]
