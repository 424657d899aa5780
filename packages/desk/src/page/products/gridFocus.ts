import type { CellComponent, Tabulator } from 'tabulator-tables'

/** The id of a cell's element. */
export function nameCellId(id: string, column: string): string {
  return `cell/${encodeURIComponent(id)}/${encodeURIComponent(column)}`
}

/** The cell that keys act on: the first of the chosen range. */
export function findActive(table: Tabulator): CellComponent | undefined {
  return table.getRanges()[0]?.getStructuredCells()[0]?.[0]
}

/** Checks whether the cell that keys act on is in this row. */
export function isActive(table: Tabulator, id: string): boolean {
  return findActive(table)?.getRow().getIndex() === id
}

/**
 * Keeps the focus on the grid itself, since its rows come and go as it scrolls, and names the active cell to screen
 * readers. Of the buttons that open rows only that of its row is a stop for Tab.
 */
export function followRange(table: Tabulator, element: HTMLElement, onChoose: (chosen: number) => void): void {
  const follow = () => {
    const cell = findActive(table)?.getElement()
    if (cell?.isConnected) element.setAttribute('aria-activedescendant', cell.id)
    else element.removeAttribute('aria-activedescendant')
    const opener = cell?.closest('[role="row"]')?.querySelector<HTMLElement>('button')
    for (const other of element.querySelectorAll<HTMLElement>('.tabulator-row button[tabindex="0"]'))
      if (other !== opener) other.tabIndex = -1
    if (opener) opener.tabIndex = 0
    onChoose(table.getRanges()[0]?.getCells().flat().length ?? 0)
  }
  table.on('tableBuilt', () => {
    setRoles(element)
    follow()
  })
  table.on('rangeAdded', follow)
  table.on('rangeChanged', follow)
  table.on('renderComplete', follow)
  table.on('scrollVertical', follow)
}

/** A grid has groups of rows, but Tabulator puts what scrolls between, which has the focus and no role. */
function setRoles(element: HTMLElement): void {
  element.removeAttribute('aria-owns')
  const scroller = element.querySelector<HTMLElement>('.tabulator-tableholder')!
  scroller.setAttribute('role', 'rowgroup')
  element.querySelector('.tabulator-table')!.setAttribute('role', 'presentation')
  element.querySelector('.tabulator-header')!.removeAttribute('tabindex')
  scroller.tabIndex = -1
  // Tabulator puts the focus there after a cell is written in.
  scroller.addEventListener('focus', () => element.focus({ preventScroll: true }))
}

/** Goes to a cell, which a filter may hide; false where there is none. */
export async function goToCell(table: Tabulator, element: HTMLElement, id: string, column: string): Promise<boolean> {
  if (!table.getRows().some((row) => row.getIndex() === id)) return false
  if (!table.getRows('active').some((row) => row.getIndex() === id)) table.clearHeaderFilter()
  const row = table.getRow(id)
  const cell = row.getCells().find((each) => each.getField() === column) ?? row.getCells()[1]
  await table.scrollToRow(id, 'center', false)
  if (!cell) return false
  // Tabulator never answers this one.
  void table.scrollToColumn(cell.getField(), 'middle', false)
  table.addRange(cell, cell)
  element.focus({ preventScroll: true })
  return true
}
