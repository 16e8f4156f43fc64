import { defineLocaleResourceBundle } from 'sanity'

const locale = 'en-US'

/**
 * Replaces texts of the Studio that are wrong for this site or refer to Sanity's cloud.
 * @param hasLibrary true if editors can choose pictures from the site's library
 */
export const wordsOf = ({ hasLibrary }: { readonly hasLibrary: boolean }) => [
  defineLocaleResourceBundle({
    locale,
    namespace: 'studio',
    resources: {
      // The label is not “Published”, because the published document may be archived, and visitors then do not see it.
      'release.chip.published': 'Site version',
      'release.chip.tooltip.published-date': 'Last changed {{date}}',
      ...(hasLibrary && { 'asset-source.browse-button.text': 'Library' }),
    },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'validation',
    resources: {
      'object.reference-not-published':
        'Publish this first. It is not on the site yet. Authors and categories can be published with the article (“Publish both”).',
    },
  }),
  defineLocaleResourceBundle({
    locale,
    namespace: 'vision',
    resources: { 'settings.perspectives.pinned-release-label': 'Same as above' },
  }),
]
