import { useEffect, useState } from 'react'
import type { FixedPage } from '#shared/content/pages/fixed-pages.ts'
import type { PageType } from '#shared/content/content-types/page-kinds.ts'
import type { PageCopies } from '#shared/content/pages/page-document.ts'
import { shippedCopy } from '#shared/content/pages/shipped-pages.ts'

type Copy = PageCopies[PageType]

/** Returns the shipped text of a page. Undefined while it loads, if `page` is undefined, or while `isNeeded` is false. */
export function useShippedCopy(page: FixedPage | undefined, isNeeded: boolean): Copy | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly copy: Copy }>()
  useEffect(() => {
    if (page === undefined || !isNeeded) return undefined
    let isCurrent = true
    shippedCopy(page).then(
      (copy) => isCurrent && setLoaded({ id: page.id, copy }),
      // If the text cannot be loaded, the Studio works without the notice about differences.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [page, isNeeded])
  return loaded !== undefined && loaded.id === page?.id ? loaded.copy : undefined
}
