import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { Component, Suspense, type ReactNode } from 'react'
import type { PortableBlock } from '#shared/content/article.ts'
import { useApp, type BrokenBlocks } from '#web/lib/page/app-context.tsx'

interface BoundaryProps {
  readonly children: ReactNode
}

/** In the browser: what cannot be drawn leaves its place empty. */
class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

/** Stands in the place of blocks that the server could not draw, and says so to whoever runs it. */
function Broken(blocks: BrokenBlocks) {
  useApp().reportBlocks?.(blocks)
  return null
}

/** Blocks of a body. If they cannot be drawn they cost themselves alone: the rest of the page stands. */
export function BlockGroup({
  document,
  blocks,
  components,
}: {
  /** The id of the document that they are of. */
  readonly document: string
  readonly blocks: readonly PortableBlock[]
  readonly components: PortableTextComponents
}) {
  return (
    <Boundary>
      {/* The server knows no error boundaries, but it draws the fallback of a suspense boundary in which something fails. */}
      <Suspense fallback={<Broken document={document} keys={blocks.map(({ _key }) => _key)} />}>
        <PortableText value={[...blocks]} components={components} onMissingComponent={false} />
      </Suspense>
    </Boundary>
  )
}
