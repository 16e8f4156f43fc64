import { page } from '#shared/pages/legal/cookie-settings.ts'
import { paths } from '#shared/paths/paths.ts'
import { ConsentSettings } from '#web/site/consent/consent-settings.tsx'
import { CookieSettingsArticle } from '#web/site/legal/cookie-settings-article.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/site/legal/legal-pages.css'
import '#web/site/consent/preferences.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Page of cookie settings. */
export function Component() {
  return (
    <>
      <PageHead
        {...sitePageHead({ meta: page.meta, path: paths.cookieSettings, name: 'Cookie settings' })}
      />
      <CookieSettingsArticle page={page} switches={<ConsentSettings copy={page.choices} />} />
    </>
  )
}
