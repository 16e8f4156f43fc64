import type { LegalBlock, LegalSection } from '#shared/pages/company/shapes.ts'
import { reviewNote, reviewOf } from '#shared/pages/legal/reviews.ts'
import { ColumnHeads } from '#web/ui/list/column-heads.tsx'
import { FoldedPart } from '#web/ui/folded-part.tsx'
import { ProseText } from '#web/ui/prose-text.tsx'

function LegalTable({ block }: { readonly block: Extract<LegalBlock, { kind: 'table' }> }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling table must be reachable by keyboard
    <section className="table-scroll legal-table" aria-label={block.label} tabIndex={0}>
      <table className="record">
        <caption className="sr-only">{block.label}</caption>
        <ColumnHeads columns={block.columns} />
        <tbody>
          {block.rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{block.codes === true ? <code>{head}</code> : head}</th>
              {cells.map((cell, index) => (
                <td key={index} data-label={block.columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Block({ block }: { readonly block: LegalBlock }) {
  if (block.kind === 'table') return <LegalTable block={block} />
  if (block.kind === 'text') {
    return (
      <p>
        <ProseText text={block.text} />
      </p>
    )
  }
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>
          <ProseText text={item} />
        </li>
      ))}
    </ul>
  )
}

/** Title of the folded blocks of a section: the titles of tables if there are any, otherwise the heading of the section. */
function titleOf(blocks: readonly LegalBlock[], heading: string): string {
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block.label] : []))
  return tables.length === 0 ? `More on “${heading}”` : `Details: ${tables.join('; ')}`
}

/** Blocks of a section. Phones show only the first block and fold the others. */
function Blocks({
  blocks,
  heading,
}: {
  readonly blocks: readonly LegalBlock[]
  readonly heading: string
}) {
  const [first, ...others] = blocks.map((block, place) => <Block key={place} block={block} />)
  const title = titleOf(blocks.slice(1), heading)
  if (others.length === 0) return first
  return (
    <>
      {first}
      <FoldedPart title={title}>{others}</FoldedPart>
    </>
  )
}

/** Date of the last review of a section. */
function ReviewLine({ path, id }: { readonly path: string; readonly id: string }) {
  const review = reviewOf(path, id)
  return review === undefined ? null : <p className="legal-review">{reviewNote(review)}</p>
}

interface LegalTextProps {
  /** Path of the page. */
  readonly path: string
  readonly sections: readonly LegalSection[]
}

/** Sections of a legal page. They have the same numbers as in the table of contents. */
export function LegalText({ path, sections }: LegalTextProps) {
  return (
    <div className="article-body legal-body">
      {sections.map(({ id, title, blocks }, index) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>
            <span className="heading-number" aria-hidden="true">
              {index + 1}
            </span>
            {title}
          </h2>
          <Blocks blocks={blocks} heading={title} />
          <ReviewLine path={path} id={id} />
        </section>
      ))}
    </div>
  )
}
