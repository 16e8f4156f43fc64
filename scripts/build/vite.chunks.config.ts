/**
 * Chunks of the browser's build: one rule a group, by folder. Modules without a group are chunked by the bundler alone. Without groups a
 * page loads 14 to 46 scripts (decision 079).
 */

interface ChunkGroup {
  readonly name: string
  readonly test: RegExp
  /** `$initial`: only modules that the entry imports statically. */
  readonly tags?: ['$initial']
  /** Number of entries that must share a module: pages, and parts that are loaded on use. */
  readonly minShareCount?: number
}

/** Folders of the groups that are made by folder; subfolders are not part of them. */
export const chunkFolders = {
  page: [
    'web/lib/content',
    'web/lib/page',
    'web/lib/queries',
    'web/lib/structured-data',
    'web/lib/time',
    'web/routes/site',
    'web/ui',
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

const inFolders = (name: keyof typeof chunkFolders, minShareCount: number): ChunkGroup => ({
  name,
  test: new RegExp(`/(?:${chunkFolders[name].join('|')})/[^/]+$`),
  minShareCount,
})

/** Groups for the bundler. An earlier group takes a module first, with the modules that it imports. */
export const chunkGroups: ChunkGroup[] = [
  // Loaded on use only: no other group may take it into a page.
  { name: 'schemas', test: /\/node_modules\/zod\// },
  { name: 'libraries', test: /\/node_modules\//, tags: ['$initial'] },
  // Without the entry: the boot script loads these chunks in a task before the one that starts the page.
  { name: 'shell', test: /(?<!\/entry-client\.tsx|\.css)$/, tags: ['$initial'] },
  // A module that fewer entries share costs the other pages more than the file that it saves.
  inFolders('page', 5),
  inFolders('article', 5),
  inFolders('form', 5),
  // Loaded together once a page is hydrated and idle.
  inFolders('consent', 2),
]
