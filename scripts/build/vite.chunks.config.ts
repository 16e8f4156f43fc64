/**
 * Chunk groups of the browser build. Modules that nearly every page uses are in one chunk (`shared`), and those of most public pages in
 * another (`page`): many small files compress worse, and each request costs a phone some milliseconds.
 */

interface ChunkGroup {
  readonly name: string
  readonly test: RegExp | ((id: string) => boolean)
  readonly priority?: number
  /** Minimum number of chunks that must share a module before it is moved into this group. */
  readonly minShareCount?: number
  readonly includeDependenciesRecursively?: boolean
}

/** Modules of most public pages. */
const PAGE = [
  'shared/content/status.ts',
  'shared/time/day-names.ts',
  'shared/engraving/band.ts',
  'shared/engraving/curve.ts',
  'shared/engraving/family-names.ts',
  'shared/engraving/family-of.ts',
  'shared/engraving/seed.ts',
  'shared/pages/case-study-standing.ts',
  'shared/pages/catalogue/catalogue-places.ts',
  'shared/pages/invitation.ts',
  'shared/company/site.ts',
  'shared/time/zone-city.ts',
  'web/lib/page/catalogue-heads.ts',
  'web/lib/page/catalogue-names.ts',
  'web/lib/time/dates.ts',
  'web/lib/page/drawn-once.tsx',
  'web/lib/page/family.ts',
  'web/lib/content/content-fallback.ts',
  'web/lib/page/page-heads.ts',
  'web/lib/queries/content-env.ts',
  'web/lib/queries/highlights.ts',
  'web/lib/structured-data/subjects.ts',
  'web/lib/content/use-content.ts',
  'web/routes/site/missing.tsx',
  'web/ui/actions.tsx',
  'web/ui/closing.tsx',
  'web/ui/list/column-heads.tsx',
  'web/ui/engraving/engraved-figure.tsx',
  'web/ui/engraving/engraving.tsx',
  'web/ui/facts-line.tsx',
  'web/ui/list/filter-links.tsx',
  'web/ui/engraving/microprint.tsx',
  'web/ui/notice.tsx',
  'web/ui/page-hero.tsx',
  'web/ui/page-section.tsx',
  'web/ui/prose-text.tsx',
  'web/ui/engraving/rosette.tsx',
  'web/ui/engraving/seal.tsx',
  'web/ui/section-head.tsx',
  'web/ui/island/static-island.tsx',
]

/** Modules below the head of pages. Not loaded by the booking page, which needs more other modules than any page. */
const PARTS = [
  'shared/content/pictures/picture-shapes.ts',
  'shared/text/listed.ts',
  'web/blocks/cover.tsx',
  'web/blocks/picture.tsx',
  'web/site/blog/blog-card.tsx',
  'web/site/case-study/in-words.ts',
  'web/site/case-study/split-figure.ts',
  'web/site/company/company-head.tsx',
  'web/site/company/denomination-text.tsx',
  'web/site/service/specimen-sheet.tsx',
  'web/ui/engraving/cover-engraving.tsx',
  'web/ui/points-grid.tsx',
  'web/ui/questions.tsx',
  'web/ui/record-table.tsx',
  'web/ui/record.tsx',
  'web/ui/related-list.tsx',
  'web/ui/step-list.tsx',
]

/** Modules shared by pages of services, lines of work and industries. */
const COPY = [
  'shared/pages/law-note.ts',
  'web/blocks/listing/related-reading.tsx',
  'web/lib/page/copy-page.ts',
  'web/lib/queries/related.ts',
  'web/ui/termed-points.tsx',
]

/** Modules for the loading and empty states of lists and articles, and those shared by articles. */
const ARTICLE = [
  'shared/text/inline-markdown.ts',
  'shared/pages/from-cms.ts',
  'shared/pages/catalogue/listing-names.ts',
  'shared/text/portable-text.ts',
  'web/blocks/article-body.tsx',
  'web/blocks/block-types.ts',
  'web/blocks/code/copying.ts',
  'web/blocks/headings.ts',
  'web/blocks/listing/listing-copy.tsx',
  'web/lib/images/article-image.ts',
  'web/lib/page/article-page-head.tsx',
  'web/lib/content/ask-server.ts',
  'web/lib/page/canonical.ts',
  'web/lib/queries/blogs.ts',
  'web/routes/site/unready.tsx',
  'web/ui/island/failure.tsx',
  'web/ui/island/page-skeleton.tsx',
]

/** Modules shared by lists of articles. */
const LIST = [
  'web/blocks/listing/listing.tsx',
  'web/site/case-study/case-study-row.tsx',
  'web/lib/page/list-place.ts',
  'web/ui/island/empty-state.tsx',
  'web/ui/list/pager.tsx',
]

/** Modules shared by forms. */
const FORM = [
  'shared/contracts/forms/spam-check-fields.ts',
  'shared/pages/company/form-texts.ts',
  'web/lib/sending/kept-message.ts',
  'web/lib/sending/use-result.ts',
  'web/lib/sending/use-sending.ts',
  'web/ui/form/choice-rows.tsx',
  'web/ui/form/error-parts.ts',
  'web/ui/form/field-ids.ts',
  'web/ui/form/honeypot.tsx',
  'web/ui/form/row.tsx',
  'web/ui/form/sent-form.tsx',
  'web/ui/form/sheet.tsx',
  'web/ui/island/lazy-part.tsx',
]

/** Modules for choosing a time. */
const TIME = [
  'node_modules/lucide-react/dist/esm/icons/chevron-right.mjs',
  'node_modules/lucide-react/dist/esm/icons/globe.mjs',
  'shared/paths/booking-place.ts',
  'shared/time/days.ts',
  'shared/time/zone-formats.ts',
  'shared/time/zone-time.ts',
  'web/site/booking/free-days.ts',
  'web/site/booking/picker.tsx',
  'web/site/booking/slot-list.tsx',
  'web/site/booking/use-picked.ts',
  'web/site/booking/zone-select.tsx',
  'web/site/booking/zones.ts',
  'web/lib/time/own-zone.ts',
  'web/ui/calendar/calendar.tsx',
  'web/ui/calendar/weeks.ts',
]

/** Modules loaded after hydration: consent, and the check for newer versions. */
const VISIT = [
  'shared/company/consent-copy.ts',
  'shared/browser/consent.ts',
  'shared/browser/update-keys.ts',
  'web/site/consent/use-fetched.ts',
  'web/site/updates/controls.ts',
  'web/site/updates/keep-forms.ts',
  'web/site/updates/own-build.ts',
  'web/site/updates/recover.ts',
  'web/site/updates/full-page-navigation.ts',
  'web/lib/consent/browser-consent.ts',
  'web/lib/consent/consent-context.tsx',
  'web/lib/consent/consent-cookies.ts',
  'web/lib/consent/consent-store.ts',
  'web/lib/consent/gate.ts',
  'web/lib/boot/missing-code.ts',
]

/** Files by chunk, relative to the project's folder. */
export const chunkFiles = {
  page: PAGE,
  parts: PARTS,
  copy: COPY,
  article: ARTICLE,
  list: LIST,
  form: FORM,
  time: TIME,
  visit: VISIT,
} as const

/** Modules that validate responses are shared by most lazy chunks, and by no initial page. */
const SCHEMAS =
  /\/node_modules\/zod\/|\/shared\/contracts\/envelope\.ts$|\/web\/lib\/log\/user-message\.ts$/

/**
 * True for modules that initial visitor pages can share. Modules for staff only, and those that read responses, are shared by many staff
 * pages and by no initial visitor page.
 */
const isForVisitors = (id: string) =>
  !/\/web\/lib\/staff\/|\/shared\/company\/site\.ts$|\/web\/staff\/|\/shared\/(?:contracts\/|paths\/staff-api-paths|access\/abilities|browser\/accessibility-settings|content\/(?:article|job-opening|related|status)\.|time\/(?:zone-time|days)\.)|\/web\/ui\/form\//.test(
    id,
  )

/**
 * Chunk groups in the format of the bundler.
 * @param root absolute path of the project's folder
 */
export function chunkGroups(root: string): ChunkGroup[] {
  const group = (name: keyof typeof chunkFiles, more: Partial<ChunkGroup> = {}): ChunkGroup => {
    const files = new Set(chunkFiles[name].map((file) => `${root}/${file}`))
    return { name, test: (id) => files.has(id), minShareCount: 2, ...more }
  }
  // Initial pages need some dependencies of these modules without loading the modules themselves.
  const alone = { includeDependenciesRecursively: false }
  return [
    { name: 'schemas', test: SCHEMAS, priority: 1 },
    { name: 'shared', test: isForVisitors, minShareCount: 34 },
    group('page'),
    group('parts', alone),
    group('copy'),
    group('article'),
    group('list', alone),
    group('form', alone),
    group('time', alone),
    group('visit', alone),
  ]
}
