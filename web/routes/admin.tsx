import { SignInPage } from '#web/features/sign-in/sign-in-page.tsx'
import { PageHead } from '#web/lib/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page-loader.ts'

/** The server knows nobody: it sends the shell, and the browser asks who is signed in. */
export const createLoader: PageLoader = () => () => staticPage()

/** Where staff sign in, and where they land. */
export function Component() {
  return (
    <>
      <PageHead title="Sign in" noindex />
      <SignInPage />
    </>
  )
}
