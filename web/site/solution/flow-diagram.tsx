import { band } from '#shared/engraving/band.ts'
import { flow, flowBox, type FlowPlace, type FlowShape } from '#shared/engraving/flow.ts'
import type { FlowStation, SolutionPage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { Engraving } from '#web/ui/engraving/engraving.tsx'

type Flow = SolutionPage['flow']

/** Position of each station of the flow, by the id of the station. */
function placesOf({ columns }: Flow): ReadonlyMap<string, FlowPlace> {
  return new Map(
    columns.flatMap(({ stations }, column) =>
      stations.map(({ id }, station) => [id, { column, station }] as const),
    ),
  )
}

function shapeOf(copy: Flow): FlowShape {
  const places = placesOf(copy)
  return {
    columns: copy.columns.map(({ stations }) => stations.length),
    links: copy.links.flatMap((link) => {
      const [from, to] = [places.get(link.from), places.get(link.to)]
      return from === undefined || to === undefined ? [] : [{ from, to }]
    }),
  }
}

const drawn = (data: string, turn = 0) =>
  `<path class="engraving-accent" stroke-width="0.8" vector-effect="non-scaling-stroke" transform="rotate(${turn})" d="${data}"/>`

/** Size of the vertical bundle of lines between two stations in narrow windows, in user units. */
const runDown = { width: 28, length: 200 }

const downward = () =>
  drawn(band({ lines: 7, tileWidth: runDown.length, halfHeight: 12, pinch: 0.3, warp: 0.3 }), 90)

/** Letter of a station. The letters follow the reading order of the stations. */
function letterOf(copy: Flow, station: FlowStation): string {
  const ids = copy.columns.flatMap(({ stations }) => stations.map(({ id }) => id))
  return String.fromCharCode('a'.charCodeAt(0) + ids.indexOf(station.id))
}

function Station({ station, letter }: { readonly station: FlowStation; readonly letter: string }) {
  const { title, text, service } = station
  return (
    <div className="flow-station">
      <h4>
        <span className="flow-letter" aria-hidden="true">
          {letter}
        </span>
        {service === undefined ? title : <a href={paths.service(service)}>{title}</a>}
      </h4>
      <p>{text}</p>
    </div>
  )
}

/**
 * Flow of checks: columns of boxes, with engraved bundles of lines between them. In narrow windows the boxes are stacked along one vertical
 * bundle. A text describes the drawing.
 */
export function FlowDiagram({ copy }: { readonly copy: Flow }) {
  const shape = shapeOf(copy)
  const { width, height } = flowBox(shape)
  return (
    <figure className="flow-frame">
      <figcaption className="sr-only">{copy.description}</figcaption>
      <div className={`flow flow-${copy.columns.length}`}>
        <Engraving
          className="flow-lines"
          viewBox={`0 0 ${width} ${height}`}
          stretch
          draw={() => drawn(flow(shape))}
        />
        <ol>
          {copy.columns.map(({ title, stations }) => (
            <li key={title} className="flow-column">
              <Engraving
                className="flow-down"
                viewBox={`${-runDown.width / 2} 0 ${runDown.width} ${runDown.length}`}
                stretch
                draw={downward}
              />
              <h3>{title}</h3>
              <ul>
                {stations.map((station) => (
                  <li key={station.id}>
                    <Station station={station} letter={letterOf(copy, station)} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}
