import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { FocalPoint, ImageCrop, ImageView } from '#shared/contracts/images.ts'
import { imageSources } from '#web/lib/images/image-urls.ts'
import { toPicture } from '#web/lib/staff/images/image-picture.ts'

/** Crop and focal point of a picture. */
export interface Cut {
  readonly crop: ImageCrop | null
  readonly focal_point: FocalPoint | null
}

interface CutEditorProps {
  readonly image: ImageView
  readonly cut: Cut
  readonly onCut: (cut: Cut) => void
}

type Edge = keyof ImageCrop

const WHOLE: ImageCrop = { top: 0, bottom: 0, left: 0, right: 0 }
const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 }
/** Minimum fraction of a picture that a crop must leave. */
const LEAST = 0.1
const STEP = 0.01

const EDGES: readonly {
  readonly edge: Edge
  readonly label: string
  readonly opposite: Edge
  readonly inward: readonly [more: string, less: string]
}[] = [
  { edge: 'top', label: 'Top edge', opposite: 'bottom', inward: ['ArrowDown', 'ArrowUp'] },
  { edge: 'right', label: 'Right edge', opposite: 'left', inward: ['ArrowLeft', 'ArrowRight'] },
  { edge: 'bottom', label: 'Bottom edge', opposite: 'top', inward: ['ArrowUp', 'ArrowDown'] },
  { edge: 'left', label: 'Left edge', opposite: 'right', inward: ['ArrowRight', 'ArrowLeft'] },
]

const clamp = (value: number, most: number) =>
  Math.round(Math.max(0, Math.min(value, most)) * 1_000) / 1_000
const percent = (part: number) => Math.round(part * 100)
const pathOf = (part: number) => `${part * 100}%`

/** Editor for the visible part and the focal point of an image, by pointer and keyboard. */
export function CutEditor({ image, cut, onCut }: CutEditorProps) {
  const frame = useRef<HTMLDivElement>(null)
  const whole = toPicture({ ...image, crop: null, focal_point: null })
  const sources = imageSources(whole, { widths: [640] })
  if (sources === undefined) return null
  const crop = cut.crop ?? WHOLE
  const point = cut.focal_point ?? MIDDLE

  const setEdge = (edge: Edge, opposite: Edge, value: number) => {
    const next = { ...crop, [edge]: clamp(value, 1 - LEAST - crop[opposite]) }
    const isWhole = Object.values(next).every((part) => part === 0)
    onCut({ ...cut, crop: isWhole ? null : next })
  }
  const setPoint = (x: number, y: number) =>
    onCut({ ...cut, focal_point: { x: clamp(x, 1), y: clamp(y, 1) } })

  const at = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (box === undefined) return undefined
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
  }
  const dragged = (act: (place: { readonly x: number; readonly y: number }) => void) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault()
      event.currentTarget.focus()
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const place = at(event)
      if (place !== undefined) act(place)
    },
  })
  const fromEdge = (edge: Edge, { x, y }: { readonly x: number; readonly y: number }) =>
    ({ top: y, bottom: 1 - y, left: x, right: 1 - x })[edge]

  const keyOfEdge =
    (edge: Edge, opposite: Edge, [more, less]: readonly [string, string]) =>
    (event: KeyboardEvent) => {
      const by = (event.shiftKey ? 10 : 1) * STEP
      if (event.key === more) setEdge(edge, opposite, crop[edge] + by)
      else if (event.key === less) setEdge(edge, opposite, crop[edge] - by)
      else if (event.key === 'Home') setEdge(edge, opposite, 0)
      else return
      event.preventDefault()
    }
  const keyOfPoint = (event: KeyboardEvent) => {
    const by = (event.shiftKey ? 10 : 1) * STEP
    if (event.key === 'ArrowLeft') setPoint(point.x - by, point.y)
    else if (event.key === 'ArrowRight') setPoint(point.x + by, point.y)
    else if (event.key === 'ArrowUp') setPoint(point.x, point.y - by)
    else if (event.key === 'ArrowDown') setPoint(point.x, point.y + by)
    else return
    event.preventDefault()
  }
  const inset = `inset(${pathOf(crop.top)} ${pathOf(crop.right)} ${pathOf(crop.bottom)} ${pathOf(crop.left)})`
  const between = (before: number, after: number) => pathOf((before + 1 - after) / 2)
  const places: Readonly<Record<Edge, { readonly left: string; readonly top: string }>> = {
    top: { top: pathOf(crop.top), left: between(crop.left, crop.right) },
    bottom: { top: pathOf(1 - crop.bottom), left: between(crop.left, crop.right) },
    left: { left: pathOf(crop.left), top: between(crop.top, crop.bottom) },
    right: { left: pathOf(1 - crop.right), top: between(crop.top, crop.bottom) },
  }
  return (
    <fieldset className="cut">
      <legend>Crop and focal point</legend>
      <div className="cut-frame" ref={frame}>
        <img {...sources} alt="" className="cut-back" draggable={false} />
        <img
          {...sources}
          alt=""
          className="cut-front"
          style={{ clipPath: inset }}
          draggable={false}
        />
        {EDGES.map(({ edge, label, opposite, inward }) => (
          <span
            key={edge}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native slider has a track of its own and cannot be placed on a picture
            role="slider"
            tabIndex={0}
            className={`cut-edge cut-${edge}`}
            style={places[edge]}
            aria-label={label}
            aria-orientation={edge === 'top' || edge === 'bottom' ? 'vertical' : 'horizontal'}
            aria-valuemin={0}
            aria-valuemax={percent(1 - LEAST - crop[opposite])}
            aria-valuenow={percent(crop[edge])}
            aria-valuetext={`${percent(crop[edge])}% cropped`}
            onKeyDown={keyOfEdge(edge, opposite, inward)}
            {...dragged((place) => setEdge(edge, opposite, fromEdge(edge, place)))}
          />
        ))}
        <button
          type="button"
          className="cut-point"
          style={{ left: pathOf(point.x), top: pathOf(point.y) }}
          aria-label={`Focal point: ${percent(point.x)}% from the left, ${percent(point.y)}% from the top. The arrow keys move it`}
          data-tip=""
          onKeyDown={keyOfPoint}
          {...dragged(({ x, y }) => setPoint(x, y))}
        />
      </div>
      <p className="cut-how">
        Drag the edges to crop. Drag the point to what must stay visible. You can also use the arrow
        keys.
        {(cut.crop !== null || cut.focal_point !== null) && (
          <>
            {' '}
            <button
              type="button"
              className="desk-link"
              onClick={() => onCut({ crop: null, focal_point: null })}
            >
              Reset crop
            </button>
          </>
        )}
      </p>
    </fieldset>
  )
}
