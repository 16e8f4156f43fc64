import { visionTool } from '@sanity/vision'
import type { WorkspaceOptions } from 'sanity'
import { structureTool } from 'sanity/structure'
import type { StudioSettings } from '#shared/contracts/studio-settings.ts'
import { paths } from '#shared/paths/paths.ts'
import { LANDING_TYPE } from '#shared/content/status.ts'
import { site } from '#shared/company/site.ts'
import { schemaTypes } from '#schemas/index.ts'
import { documentActions } from './actions/document-actions.ts'
import { documentBadges } from './badges.ts'
import { createConnection } from './connection/connection.ts'
import { InputOfType, InputWithLibrary } from './inputs/input-of-type.tsx'
import { withLibrary } from './library/library-source.tsx'
import { Mark } from './look/mark.tsx'
import { OnSiteLayout } from './look/on-site-layout.tsx'
import { ConnectionLayout } from './look/connection-layout.tsx'
import { createTheme } from './look/theme.ts'
import { landingInspector } from './pages/landing-checklist.tsx'
import { isPageTemplate, withPageTemplates } from './pages/page-templates.ts'
import { structure } from './structure.ts'
import { wordsOf } from './labels.ts'

const API_VERSION = '2025-02-19'
const off = { enabled: false } as const

/** Configuration of the Studio's only workspace. Functions that need Sanity's own cloud are disabled. */
export function createStudioConfig(settings: StudioSettings): WorkspaceOptions {
  const { projectId, dataset, mode } = settings
  // With a hosted dataset, the user signs in at Sanity. The site's library is then unavailable, because it needs a sign-in on the site.
  const hasLibrary = mode !== 'hosted'
  return {
    name: 'default',
    title: site.product,
    projectId,
    dataset,
    basePath: paths.studio,
    icon: Mark,
    studio: { components: { layout: ConnectionLayout } },
    theme: createTheme(),
    ...createConnection(settings),
    plugins: [
      structureTool({ title: 'Content', structure }),
      visionTool({ defaultApiVersion: API_VERSION, defaultDataset: dataset, title: 'Queries' }),
    ],
    schema: { types: schemaTypes, templates: withPageTemplates },
    i18n: { bundles: wordsOf({ hasLibrary }) },
    form: hasLibrary
      ? { components: { input: InputWithLibrary }, image: { assetSources: withLibrary } }
      : { components: { input: InputOfType } },
    document: {
      actions: documentActions,
      badges: documentBadges,
      inspectors: (inspectors, { documentType }) =>
        documentType === LANDING_TYPE ? [landingInspector, ...inspectors] : inspectors,
      newDocumentOptions: (options) => options.filter((option) => !isPageTemplate(option)),
      components: { unstable_layout: OnSiteLayout },
      comments: off,
      askToEdit: off,
    },
    scheduledPublishing: off,
    scheduledDrafts: off,
    releases: off,
    tasks: off,
    announcements: off,
    mediaLibrary: off,
  }
}
