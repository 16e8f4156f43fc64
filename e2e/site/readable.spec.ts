import { expect, test } from '../support/fixtures.ts'
import { expectReadable } from '../support/checks/barrier-free.ts'
import { expectBothFontSizes } from '../support/checks/font-sizes.ts'
import { expectWalked } from '../support/pages/keyboard-walk.ts'
import { expectSameWords } from '../support/pages/page-words.ts'
import { closePages, demoSlugs } from '../support/pages/template-pages.ts'
import { IS_FULL } from '../support/tier.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { paths } from '#shared/paths/paths.ts'
import { site as company } from '#shared/company/site.ts'

// Uses the server's time zone. In another zone, hydration shows times of the visitor's zone, which differ from the server's HTML.
test.use({ on: 'demo', timezoneId: company.timeZone })

const pages = new Set([
  ...closePages,
  paths.admin,
  ...(IS_FULL
    ? [
        ...publicPages.map(({ path }) => path),
        paths.cmsBlogs(),
        paths.cmsBlog(demoSlugs.post),
        paths.cmsCaseStudies(),
        paths.cmsCaseStudy(demoSlugs.study),
      ]
    : []),
])

/** Pages that are also checked at the smallest and largest font size, in the same page load. */
const closer = IS_FULL
  ? closePages
  : [paths.home, paths.service('criminal-check'), paths.blog(demoSlugs.post)]

/** Pages on which the test also moves through all focusable elements by keyboard. */
const walked = new Set([...closer, paths.admin])

for (const path of pages) {
  test(`the page ${path} is accessible and complete in every reading mode and by keyboard`, async ({
    page,
    site,
  }) => {
    const look = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/ \| Certavia$/)
    }
    await expectReadable(page, path, { look })
    if (closePages.includes(path)) {
      await expectSameWords(page, path, await site.html(path))
    }
    if (closer.includes(path))
      await test.step('fits at the smallest and largest font size', () => expectBothFontSizes(page))
    if (walked.has(path)) await test.step('can be used by keyboard', () => expectWalked(page))
  })
}
