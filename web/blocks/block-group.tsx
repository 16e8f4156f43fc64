import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { Component, Suspense, type ReactNode } from 'react'
import type { PortableBlock } from '#shared/content/article.ts'
import { useApp, type BrokenBlocks } from '#web/lib/page/app-context.tsx'

interface BoundaryProps {
  readonly children: ReactNode
}

/** Error boundary in the browser. It renders nothing if one of its blocks cannot be rendered. */
class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

/** Fallback that the server renders instead of blocks whose rendering has failed. It reports these blocks to the operator. */
function Broken(blocks: BrokenBlocks) {
  useApp().reportBlocks?.(blocks)
  return null
}

/** Group of blocks of a body. If one of them cannot be rendered, only this group is missing. */
export function BlockGroup({
  document,
  blocks,
  components,
}: {
  /** Id of the document. */
  readonly document: string
  readonly blocks: readonly PortableBlock[]
  readonly components: PortableTextComponents
}) {
  return (
    <Boundary>
      {/* On the server, where error boundaries do not work, a suspense boundary renders its fallback if a child fails. */}
      <Suspense fallback={<Broken document={document} keys={blocks.map(({ _key }) => _key)} />}>
        <PortableText value={[...blocks]} components={components} onMissingComponent={false} />
      </Suspense>
    </Boundary>
  )
}
