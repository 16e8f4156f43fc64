/** Moves the focus in a wrapping grid, horizontally by one item or vertically by one line. */
export function moveInGrid(list: HTMLElement | null, key: string): void {
  if (list === null) return
  const links = [...list.querySelectorAll<HTMLElement>('[data-row-link]')]
  const cell = document.activeElement?.closest<HTMLElement>('[data-row]')
  const at = links.findIndex((link) => cell?.contains(link) === true)
  const tops = links.map((link) => link.closest<HTMLElement>('[data-row]')?.offsetTop)
  const columns = Math.max(1, tops.filter((top) => top === tops[0]).length)
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key] ?? 0
  const to = at < 0 ? 0 : at + by
  const link = links[to]
  if (link === undefined) return
  link.focus({ preventScroll: true })
  link.scrollIntoView({ block: 'nearest' })
}
